import FoundationOverlay
import Metrics
import ViewEngine

/// A finger that moves sideways; how far, in points.
struct SidewaysDrag: Gesture {
    typealias Value = CGFloat
    typealias Body = Never

    nonisolated init() {}
    nonisolated var _gestures: Set<TouchGesture> { [.drag] }
    func _machine(_ old: AnyObject?) -> _GestureMachine<CGFloat> { old as? SidewaysMachine ?? SidewaysMachine() }
}

private final class SidewaysMachine: _GestureMachine<CGFloat> {
    private var start: CGPoint?
    private var isActive = false

    override func handle(_ touch: GestureTouch) -> GestureOutcome<CGFloat> {
        let point = touch.step.middle
        if touch.step.phase == .began { start = point }
        guard let start, touch.step.phase != .cancelled else { return fail() }
        let (x, y) = (point.x - start.x, point.y - start.y)
        if !isActive {
            if abs(y) > GestureMetrics.shared.scrollDistance, abs(y) >= abs(x) { return fail() }
            isActive = abs(x) > GestureMetrics.shared.scrollDistance && abs(x) > abs(y)
        }
        guard touch.step.phase == .ended else { return isActive ? .active(x) : .possible(nil) }
        let wasActive = isActive
        cancel()
        return wasActive ? .ended(x) : .failed
    }

    override func cancel() { (start, isActive) = (nil, false) }

    private func fail() -> GestureOutcome<CGFloat> {
        cancel()
        return .failed
    }
}
