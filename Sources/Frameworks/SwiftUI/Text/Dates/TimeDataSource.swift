import FoundationOverlay

/// A value that follows the clock, for `Text(_:format:)`.
public struct TimeDataSource<Value>: Sendable {
    enum Kind: Sendable {
        case currentDate
        case dateRange(start: Date?, end: Date?)
        case durationOffset(Date)
    }

    let kind: Kind
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The time now.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .currentDate) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date until now.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .dateRange(start: date, end: nil)) { min(date, $0)..<max(date, $0) }
    }

    /// From now until a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .dateRange(start: nil, end: date)) { min(date, $0)..<max(date, $0) }
    }
}

extension TimeDataSource where Value == Duration {
    /// The time from a date until now, negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(kind: .durationOffset(date)) { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource where Value == Date {
    /// The time from a date until now, negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource<Duration>.durationOffset(to: date) }
}
