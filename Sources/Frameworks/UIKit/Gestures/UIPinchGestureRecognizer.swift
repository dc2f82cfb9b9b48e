import CoreGraphics
import FoundationOverlay
import ViewEngine

/// Two fingers that move apart.
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
    open var scale: CGFloat {
        get { base * distance }
        set { base = distance > 0 ? newValue / distance : newValue }
    }
    /// Parts a second.
    open private(set) var velocity: CGFloat = 0
    private var base: CGFloat = 1
    private var distance: CGFloat = 1
    private var lastTime: Double?

    override func _learn(distance: CGFloat, turn: CGFloat, time: Double) -> Bool {
        if let lastTime, time > lastTime { velocity = (distance - self.distance) * base / (time - lastTime) }
        let isOther = distance != self.distance
        (self.distance, lastTime) = (distance, time)
        return isOther
    }

    open override func reset() {
        super.reset()
        (base, distance, velocity, lastTime) = (1, 1, 0, nil)
    }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
    /// Radians, clockwise.
    open var rotation: CGFloat {
        get { base + turn }
        set { base = newValue - turn }
    }
    /// Radians a second.
    open private(set) var velocity: CGFloat = 0
    private var base: CGFloat = 0
    private var turn: CGFloat = 0
    private var lastTime: Double?

    override func _learn(distance: CGFloat, turn: CGFloat, time: Double) -> Bool {
        if let lastTime, time > lastTime { velocity = (turn - self.turn) / (time - lastTime) }
        let isOther = turn != self.turn
        (self.turn, lastTime) = (turn, time)
        return isOther
    }

    open override func reset() {
        super.reset()
        (base, turn, velocity, lastTime) = (0, 0, 0, nil)
    }
}

/// What two fingers do.
open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
    private var start: TouchStep?

    override var _gestures: Set<TouchGesture> { [.pinch] }

    /// Takes how far the fingers are apart, as a part of the distance at the beginning, and how far they have turned, in radians. Answers
    /// whether that is news.
    func _learn(distance: CGFloat, turn: CGFloat, time: Double) -> Bool { false }

    override func _follow(_ step: TouchStep) {
        guard step.phase != .cancelled else { return state = .failed }
        if start == nil, step.points.count > 1 { start = step }
        if let start, step.points.count > 1, step.phase == .moved {
            let before = start.points[0].distance(to: start.points[1])
            let distance = before > 0 ? step.points[0].distance(to: step.points[1]) / before : 1
            var turn = angle(step) - angle(start)
            if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
            if _learn(distance: distance, turn: turn, time: step.time) { state = state == .possible ? .began : .changed }
        }
        if step.phase == .ended, state != .failed { state = state == .possible ? .failed : .ended }
    }

    private func angle(_ step: TouchStep) -> CGFloat { atan2(step.points[1].y - step.points[0].y, step.points[1].x - step.points[0].x) }

    open override func reset() {
        super.reset()
        start = nil
    }
}
