import CoreGraphics
import FoundationOverlay
import ViewEngine

/// The fingers on a view, as its recognizers and the view itself are told of them.
@MainActor
final class TouchSession {
    private weak var view: UIView?
    private(set) var touches: [UITouch] = []

    init(_ view: UIView?) { self.view = view }

    /// Takes a step, and hands on the fingers that have done something.
    ///
    /// - Parameter tell: The fingers, what they have done, and the event.
    func take(_ step: TouchStep, _ tell: (Set<UITouch>, UITouch.Phase, UIEvent) -> Void) {
        let phase: UITouch.Phase? =
            switch step.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            case .waited: nil
            }
        guard let phase else { return }
        if phase == .began { touches = [] }
        var added: Set<UITouch> = []
        for (index, point) in step.points.enumerated() {
            guard touches.indices.contains(index) else {
                let touch = UITouch(_view: view, at: point, time: step.time)
                touches.append(touch)
                added.insert(touch)
                continue
            }
            touches[index]._move(to: point, phase, time: step.time)
        }
        let event = UIEvent(_touches: Set(touches), time: step.time)
        if !added.isEmpty { tell(added, .began, event) }
        let others = Set(touches).subtracting(added)
        if phase != .began, !others.isEmpty { tell(others, phase, event) }
        if phase == .ended || phase == .cancelled { touches = [] }
    }
}
