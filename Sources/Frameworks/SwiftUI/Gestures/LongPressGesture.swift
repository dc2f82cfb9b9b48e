import FoundationOverlay
import ViewEngine

/// A touch that stays in its place for a while.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// Seconds.
    public var minimumDuration: Double
    /// Points.
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
    public nonisolated var _gestures: Set<TouchGesture> { [.press] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Bool> {
        let machine = old as? LongPressMachine ?? LongPressMachine()
        (machine.minimumDuration, machine.maximumDistance) = (minimumDuration, maximumDistance)
        return machine
    }
}

final class LongPressMachine: _GestureMachine<Bool> {
    var minimumDuration = 0.5
    var maximumDistance: CGFloat = 10
    private var start: TouchStep?

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Bool> {
        let step = touch.step
        if step.phase == .began { start = step }
        guard let start, step.phase != .cancelled, start.middle.distance(to: step.middle) <= maximumDistance else { return fail() }
        if step.time - start.time >= minimumDuration {
            cancel()
            return .ended(true)
        }
        return step.phase == .ended ? fail() : .possible(true)
    }

    override func cancel() { start = nil }

    private func fail() -> GestureOutcome<Bool> {
        cancel()
        return .failed
    }
}
