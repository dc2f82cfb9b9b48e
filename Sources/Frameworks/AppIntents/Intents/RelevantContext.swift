import FoundationOverlay

/// A situation in which something is useful.
public struct RelevantContext: Hashable, Sendable {
    /// What kind of time an interval is.
    public enum DateKind: Hashable, Sendable {
        case `default`, informational, scheduled
    }

    public enum SleepContext: Hashable, Sendable { case bedtime, wakeup }
    public enum FitnessContext: Hashable, Sendable { case workoutActive, activityRingsIncomplete }
    public enum HardwareContext: Hashable, Sendable { case headphonesConnected }
    public enum HeadphonesState: Hashable, Sendable { case connected }
    public enum InferredLocation: Hashable, Sendable { case home, work, school, commute }

    let name: String
    /// The time it is, where it is one.
    public private(set) var _interval: DateInterval?

    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(name: "date \(date.timeIntervalSinceReferenceDate)", _interval: DateInterval(start: date, duration: 0))
    }
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        date(interval: DateInterval(start: start, end: end), kind: .default)
    }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(name: "dates \(interval.start.timeIntervalSinceReferenceDate) \(interval.duration) \(kind)", _interval: interval)
    }
    public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext(name: "location \(inferred)") }
    public static func sleep(_ context: SleepContext) -> RelevantContext { RelevantContext(name: "sleep \(context)") }
    public static func fitness(_ context: FitnessContext) -> RelevantContext { RelevantContext(name: "fitness \(context)") }
    public static func hardware(headphones: HeadphonesState) -> RelevantContext { RelevantContext(name: "headphones \(headphones)") }
}
