import IsletModel
import Snapshot

/// A timing with its numbers: the part of the way that is done at a time.
public struct MotionTrack: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case bezier(BezierCurve, duration: Double)
        case spring(SpringMotion, duration: Double)
        case parts(PartCurve, duration: Double)
    }

    private let shape: Shape
    private let timing: MotionTiming
    /// Seconds from the change to the end of the motion; infinite for one without end.
    public let duration: Double
    private let isEndless: Bool
    /// How many times faster than asked for, so that the system's limit is kept.
    private let haste: Double

    /// The course of a change in an app's window.
    public init(inApp timing: MotionTiming) { self.init(timing, rules: SystemProfile.standard.motion, isLimited: false) }

    /// - Parameter isLimited: Whether it is one of a widget or Live Activity, which ends by the system's limit; in an app's window it may be endless.
    init(_ timing: MotionTiming, rules: MotionRules, isLimited: Bool = true) {
        let timing = timing.delayed(by: rules.delay(of: timing.curve))
        self.timing = timing
        switch timing.curve {
        case .system(let motion): shape = Self.spring(rules.spring(of: motion), velocity: 0)
        case .spring(let response, let damping, let velocity): shape = Self.spring((response, damping), velocity: velocity)
        case .bezier(let x1, let y1, let x2, let y2, let duration):
            shape = .bezier(BezierCurve(x1, y1, x2, y2), duration: Self.positive(duration))
        case .parts(let parts, let duration): shape = .parts(PartCurve(parts), duration: Self.positive(duration))
        }
        let total = min(Self.positive(timing.delay) + Double(Self.runs(timing)) * Self.oneRun(shape, timing), Self.longest)
        isEndless = !isLimited && timing.runs == nil && Self.oneRun(shape, timing) > 0
        duration = isEndless ? .infinity : isLimited ? min(total, rules.longestSeconds) : total
        haste = duration > 0 && !isEndless ? total / duration : 1
    }

    private static func spring(_ numbers: (response: Double, damping: Double), velocity: Double) -> Shape {
        let spring = SpringMotion(response: numbers.response, damping: numbers.damping, velocity: velocity)
        return .spring(spring, duration: min(spring.settling, longest))
    }

    /// More seconds or runs make no difference: the system's limit comes first.
    private static let longest = 3600.0
    private static let mostRuns = 1000
    private static let mostSeconds = 1e9

    private static func positive(_ value: Double) -> Double { min(max(value.finite(or: 0), 0), longest) }
    private static func runs(_ timing: MotionTiming) -> Int { min(max(timing.runs ?? 1, 1), mostRuns) }
    private static func speed(_ timing: MotionTiming) -> Double { max(timing.speed.finite(or: 1), 0.001) }

    private static func oneRun(_ shape: Shape, _ timing: MotionTiming) -> Double {
        switch shape {
        case .bezier(_, let duration), .spring(_, let duration), .parts(_, let duration): positive(timing.pause) + duration / speed(timing)
        }
    }

    /// The part of the way that is done after some seconds. Springs go beyond 1 and come back.
    public func progress(at seconds: Double) -> Double {
        if seconds >= duration { return 1 }
        let time = seconds * haste - Self.positive(timing.delay)
        let length = Self.oneRun(shape, timing)
        guard time > 0, length > 0 else { return 0 }
        let runs = Int(min(time / length, Self.mostSeconds))
        let run = isEndless ? runs : min(runs, Self.runs(timing) - 1)
        let inRun = max(time - Double(run) * length - Self.positive(timing.pause), 0) * Self.speed(timing)
        let value = value(inRun)
        return timing.autoreverses && run % 2 == 1 ? 1 - value : value
    }

    private func value(_ time: Double) -> Double {
        switch shape {
        case .bezier(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
        case .spring(let spring, _): spring.value(at: time)
        case .parts(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
        }
    }
}
