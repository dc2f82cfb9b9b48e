import FoundationOverlay
import ViewEngine

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        /// Parts a second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public nonisolated var _gestures: Set<TouchGesture> { [.pinch] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let least = minimumScaleDelta
        return PinchMachine.updated(old) { pinch in
            guard pinch.isActive || abs(pinch.scale - 1) >= least else { return nil }
            return Value(
                time: Date(), magnification: pinch.scale, velocity: pinch.scaleVelocity, startAnchor: pinch.anchor, startLocation: pinch.location)
        }
    }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// A second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public nonisolated var _gestures: Set<TouchGesture> { [.pinch] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Value> {
        let least = minimumAngleDelta
        return PinchMachine.updated(old) { pinch in
            guard pinch.isActive || abs(pinch.turn) >= least.radians else { return nil }
            return Value(
                time: Date(), rotation: .radians(pinch.turn), velocity: .radians(pinch.turnVelocity), startAnchor: pinch.anchor,
                startLocation: pinch.location)
        }
    }
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public nonisolated var _gestures: Set<TouchGesture> { [.pinch] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<CGFloat> {
        let least = minimumScaleDelta
        return PinchMachine.updated(old) { $0.isActive || abs($0.scale - 1) >= least ? $0.scale : nil }
    }
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public nonisolated var _gestures: Set<TouchGesture> { [.pinch] }
    public func _machine(_ old: AnyObject?) -> _GestureMachine<Angle> {
        let least = minimumAngleDelta
        return PinchMachine.updated(old) { $0.isActive || abs($0.turn) >= least.radians ? .radians($0.turn) : nil }
    }
}

/// What two fingers have done since they touched.
struct Pinch {
    var scale: CGFloat = 1
    /// Radians, clockwise.
    var turn = 0.0
    /// A second.
    var scaleVelocity: CGFloat = 0
    var turnVelocity = 0.0
    /// Where their middle was in the view at the beginning.
    var anchor = UnitPoint.center
    var location = CGPoint.zero
    var isActive = false
}

final class PinchMachine<Value>: _GestureMachine<Value> {
    /// The gesture's value; nil while too little has happened for it.
    private var value: (Pinch) -> Value?
    private var start: TouchStep?
    private var last: (pinch: Pinch, time: Double)?
    private var pinch = Pinch()

    private init(_ value: @escaping (Pinch) -> Value?) { self.value = value }

    static func updated(_ old: AnyObject?, _ value: @escaping (Pinch) -> Value?) -> PinchMachine {
        guard let machine = old as? PinchMachine else { return PinchMachine(value) }
        machine.value = value
        return machine
    }

    override func handle(_ touch: GestureTouch) -> GestureOutcome<Value> {
        let step = touch.step
        guard step.phase != .cancelled else { return fail() }
        if start == nil, step.points.count > 1 { begin(touch) }
        guard let start else { return step.phase == .ended ? fail() : .possible(nil) }
        if step.points.count > 1 { learn(step, from: start) }
        let known = value(pinch)
        if known != nil { pinch.isActive = true }
        guard step.phase == .ended else { return known.map { .active($0) } ?? .possible(nil) }
        cancel()
        return known.map { .ended($0) } ?? .failed
    }

    override func cancel() { (start, last, pinch) = (nil, nil, Pinch()) }

    private func begin(_ touch: GestureTouch) {
        start = touch.step
        pinch = Pinch()
        pinch.location = touch.location(in: .local)
        let size = touch.place.frame.size
        if size.width > 0, size.height > 0 { pinch.anchor = UnitPoint(x: pinch.location.x / size.width, y: pinch.location.y / size.height) }
    }

    private func learn(_ step: TouchStep, from start: TouchStep) {
        let (before, now) = (start.points[1].distance(to: start.points[0]), step.points[1].distance(to: step.points[0]))
        pinch.scale = before > 0 ? now / before : 1
        pinch.turn = turn(step) - turn(start)
        if pinch.turn > .pi { pinch.turn -= 2 * .pi } else if pinch.turn < -.pi { pinch.turn += 2 * .pi }
        if let last, step.time > last.time {
            pinch.scaleVelocity = (pinch.scale - last.pinch.scale) / (step.time - last.time)
            pinch.turnVelocity = (pinch.turn - last.pinch.turn) / (step.time - last.time)
        }
        last = (pinch, step.time)
    }

    private func turn(_ step: TouchStep) -> Double { atan2(step.points[1].y - step.points[0].y, step.points[1].x - step.points[0].x) }

    private func fail() -> GestureOutcome<Value> {
        cancel()
        return .failed
    }
}
