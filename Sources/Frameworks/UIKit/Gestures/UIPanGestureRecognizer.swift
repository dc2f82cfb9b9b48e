import CoreGraphics
import Metrics
import ViewEngine

/// Fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Only fingers move here.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// Where the movement counts from, in points from the top left of the window.
    private var origin = CGPoint.zero
    private var start: TouchStep?
    private var last: TouchStep?
    private var speed = CGPoint.zero

    override var _gestures: Set<TouchGesture> { [.drag] }

    /// Points.
    open func translation(in view: UIView?) -> CGPoint {
        guard let last else { return .zero }
        return CGPoint(x: last.middle.x - origin.x, y: last.middle.y - origin.y)
    }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let last else { return }
        origin = CGPoint(x: last.middle.x - translation.x, y: last.middle.y - translation.y)
    }
    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    override func _follow(_ step: TouchStep) {
        if step.phase == .began, start == nil { (start, origin) = (step, step.middle) }
        guard let start, step.phase != .cancelled, step.points.count <= maximumNumberOfTouches else { return state = .failed }
        if let last, step.phase != .ended, step.time > last.time {
            let seconds = step.time - last.time
            speed = CGPoint(x: (step.middle.x - last.middle.x) / seconds, y: (step.middle.y - last.middle.y) / seconds)
        }
        last = step
        if state == .possible {
            let isFar = start.middle.distance(to: step.middle) >= GestureMetrics.shared.scrollDistance
            guard isFar, step.points.count >= minimumNumberOfTouches else { return step.phase == .ended ? state = .failed : () }
            guard _begins(from: start.middle, to: step.middle) else { return state = .failed }
            state = .began
        } else if step.phase == .moved {
            state = .changed
        }
        if step.phase == .ended, state != .failed { state = .ended }
    }

    func _begins(from start: CGPoint, to point: CGPoint) -> Bool { true }

    open override func reset() {
        super.reset()
        (start, last, speed) = (nil, nil, .zero)
    }
}

/// Fingers that move from an edge of the screen inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    override func _begins(from start: CGPoint, to point: CGPoint) -> Bool {
        let (size, room) = (view?.window?.bounds.size ?? .zero, GestureMetrics.shared.edgeDistance)
        return (edges.contains(.left) && start.x <= room) || (edges.contains(.right) && start.x >= size.width - room)
            || (edges.contains(.top) && start.y <= room) || (edges.contains(.bottom) && start.y >= size.height - room)
    }
}
