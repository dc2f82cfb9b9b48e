// - Support: partial: a program's own animation is asked for a way of 1, before it begins; a widget moves as the system moves by itself.
import ExtensionRuntime
import FoundationOverlay
import Motion
import Snapshot
import ViewEngine

/// An animation that a program computes itself.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way that is done after some seconds; nil at the end.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool {
        false
    }
}

/// What an animation is told and what it keeps.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues

    init(environment: EnvironmentValues) { self.environment = environment }

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(environment: environment)
        (result.state, result.isLogicallyComplete) = (state, isLogicallyComplete)
        return result
    }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What an animation keeps between two steps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension Animation {
    public init<A: CustomAnimation>(_ base: A) {
        guard RunningRequest.isArchiving else {
            self.init(AnimationSampling.curve(of: base))
            return
        }
        ArchiveContext.note(
            SnapshotDiagnostic(
                code: .unsupportedAPI, severity: .note,
                message: "The animation \(A.self) of the program is not asked in a widget; what it animates moves as the system moves by itself."))
        self.init(.standard)
    }

    /// The animation as one that can be asked.
    public var base: any CustomAnimation { TimedAnimation(timing: timing) }

    /// The part of a change that is done after some seconds; nil at the end.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        TimedAnimation(timing: timing).animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        TimedAnimation(timing: timing).velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool {
        if case .spring = timing.curve { true } else { false }
    }

    /// Counts as done after some seconds, whatever still moves.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var result = self
        result.completesAfter = max(duration, 0)
        return result
    }
}

/// A program's own animation as a curve.
private enum AnimationSampling {
    static func curve(of animation: some CustomAnimation) -> MotionTiming.Curve {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        var parts: [Double] = []
        while parts.count < mostParts, let part = animation.animate(value: 1.0, time: Double(parts.count) / rate, context: &context) {
            parts.append(part)
        }
        return .parts(parts + [1], duration: Double(parts.count) / rate)
    }

    /// Times a second.
    private static var rate: Double { 60 }
    /// Of twenty seconds: what takes longer ends then.
    private static var mostParts: Int { 1200 }
}

/// An animation of the system as one that can be asked.
private struct TimedAnimation: CustomAnimation {
    let timing: MotionTiming

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let inner = (time - timing.delay - timing.pause) * timing.speed
        guard inner > 0 else { return .zero }
        guard inner < duration * Double(timing.runs ?? .max) else { return nil }
        let run = (inner / duration).rounded(.down)
        let within = inner - run * duration
        let backwards = timing.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return value.scaled(by: part(at: backwards ? duration - within : within))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        let step = 1e-3
        guard let now = animate(value: value, time: time, context: &context),
            let later = animate(value: value, time: time + step, context: &context)
        else { return nil }
        return (later - now).scaled(by: 1 / step)
    }

    /// Seconds of one run.
    private var duration: Double {
        switch timing.curve {
        case .bezier(_, _, _, _, let duration), .parts(_, let duration): max(duration, 1e-6)
        case .spring(let response, let damping, _): Spring(response: response, dampingRatio: damping).settlingDuration
        case .system: Spring().settlingDuration
        }
    }

    private func part(at seconds: Double) -> Double {
        switch timing.curve {
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2)).value(at: seconds / max(duration, 1e-6))
        case .spring(let response, let damping, let velocity):
            Spring(response: response, dampingRatio: damping).value(target: 1.0, initialVelocity: velocity, time: seconds)
        case .system: Spring().value(target: 1.0, time: seconds)
        case .parts: MotionTrack(inApp: MotionTiming(timing.curve)).progress(at: seconds)
        }
    }
}
