import ExtensionProtocol
import FoundationOverlay
import Metrics
import Snapshot
import ViewEngine

/// The touches of a window: finds what lies under them, and lets its gestures decide.
@MainActor
final class WindowTouches {
    private var arena: TouchArena?
    /// Seconds of whole gestures so far.
    private var clock = 0.0

    /// Takes a step of touches, which begin on the foremost of the controls at their place.
    func take(_ step: TouchStep, on controls: [PlacedControl]) {
        if step.phase == .began, arena == nil { begin(on: controls.hit(at: step.middle), controls) }
        proceed(step)
    }

    /// Carries out a whole gesture on a control. False where nothing recognizes it.
    func perform(_ steps: [TouchStep], on index: Int, of controls: [PlacedControl]) -> Bool {
        arena?.finish()
        begin(on: index, controls)
        let start = clock
        var hasRecognized = false
        for step in steps {
            proceed(TouchStep(step.phase, step.points, at: start + step.time)) { hasRecognized = hasRecognized || $0 }
            clock = start + step.time
        }
        arena?.finish()
        arena = nil
        clock += 1
        return hasRecognized
    }

    private func begin(on index: Int?, _ controls: [PlacedControl]) {
        let chain = index.map { [$0] + controls.ancestors(of: $0) } ?? []
        arena = TouchArena(
            chain.flatMap { index in
                let control = controls[index]
                return control.control.followers.map { ($0, control.place) }
            })
    }

    private func proceed(_ step: TouchStep, _ tell: (Bool) -> Void = { _ in }) {
        arena?.take(step)
        tell(arena?.hasRecognized ?? false)
        if arena?.isOver ?? true { arena = nil }
    }
}

extension [PlacedControl] {
    /// Those that a control lies in, from the inside outwards.
    func ancestors(of index: Int) -> [Int] { (0..<index).reversed().filter { $0 + self[$0].innerCount >= index } }

    /// The innermost of the controls with the same title that a touch of one reaches.
    @MainActor
    func innermost(of index: Int, in root: SnapshotNode) -> Int {
        let (title, frame) = (self[index].title(in: root), visibleFrame(of: index))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return (index...index + self[index].innerCount).last { inner in
            self[inner].frame.contains(middle) && !self[inner].control.followers.isEmpty && self[inner].title(in: root) == title
        } ?? index
    }

    /// The part of the window in which a control can be seen; nil where nothing cuts it off.
    func clip(of index: Int) -> CGRect? {
        let areas = ancestors(of: index).filter { self[$0].control.scroll != nil }.map { self[$0].frame }
        guard let first = areas.first else { return nil }
        let clip = areas.dropFirst().reduce(first) { $0.intersection($1) }
        return clip.contains(self[index].frame) ? nil : clip
    }

    /// The part of a control's frame that can be seen.
    func visibleFrame(of index: Int) -> CGRect { clip(of: index).map { $0.intersection(self[index].frame) } ?? self[index].frame }

    /// The foremost control that takes touches at a point.
    @MainActor
    func hit(at point: CGPoint) -> Int? {
        indices.last { index in
            guard self[index].control.isEnabled, visibleFrame(of: index).contains(point) else { return false }
            return !self[index].control.followers.isEmpty
        }
    }
}

extension LiveControl {
    /// What tells gestures on the control apart: its own recognizers, a tap, scrolling.
    @MainActor fileprivate var followers: [any TouchRecognizer] {
        var all = recognizers
        if let tap { all.append(TapFollower(tap)) }
        if let scroll { all.append(ScrollFollower(scroll)) }
        return all
    }
}

/// Taps a control when it is touched and let go.
private final class TapFollower: TouchRecognizer {
    private let machine = TapMachine { _ in () }
    private let tap: @MainActor () -> Void

    init(_ tap: @escaping @MainActor () -> Void) { self.tap = tap }

    let priority = TouchPriority.normal
    var keepsOthersWaiting: Bool { machine.keepsOthersWaiting }

    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition {
        switch machine.handle(GestureTouch(step: step, place: place)) {
        case .possible, .active: return .possible
        case .failed: return .failed
        case .ended:
            tap()
            return .ended
        }
    }

    func cancel() { machine.cancel() }
}

/// Scrolls as far as a finger moves.
private final class ScrollFollower: TouchRecognizer {
    private let scroll: @MainActor (CGSize) -> Bool
    private var start: CGPoint?
    private var last: CGPoint?
    private var isScrolling = false

    init(_ scroll: @escaping @MainActor (CGSize) -> Bool) { self.scroll = scroll }

    let priority = TouchPriority.normal
    let keepsOthersWaiting = false

    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition {
        let point = step.middle
        if step.phase == .began { (start, last) = (point, point) }
        guard let start, let last else { return .failed }
        if start.distance(to: point) > GestureMetrics.shared.scrollDistance { isScrolling = true }
        guard isScrolling else { return step.phase == .ended ? .failed : .possible }
        if point != last { _ = scroll(CGSize(width: last.x - point.x, height: last.y - point.y)) }
        self.last = point
        return step.phase == .ended ? .ended : .active
    }

    func cancel() { (start, last, isScrolling) = (nil, nil, false) }
}
