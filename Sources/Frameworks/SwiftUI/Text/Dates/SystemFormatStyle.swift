import FoundationOverlay
import Snapshot

/// Formats whose text the system keeps up to date.
public enum SystemFormatStyle {
    /// A timer inside an interval.
    public struct Timer: Codable, Hashable, Sendable {
        var interval: Range<Date>
        var countsDown: Bool
        var showsHours: Bool
        var maxFieldCount: Int
        var maxPrecision: Duration

        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(_ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration) {
            self.interval = interval
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }
    }

    /// The time since a date, with fractions of a second.
    public struct Stopwatch: Codable, Hashable, Sendable {
        var start: Date
        var showsHours: Bool
        var maxFieldCount: Int
        var maxPrecision: Duration

        public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
            start = startDate
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }
    }

    /// A date as people refer to it: `in 5 minutes`, `tomorrow`.
    public struct DateReference: Codable, Hashable, Sendable {
        var date: Date
        var allowedFields: Set<Date.RelativeFormatStyle.Field>
        var maxFieldCount: Int
        var thresholdField: Date.RelativeFormatStyle.Field

        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }
    }

    /// The difference between a date and now: `2 days, 3 hours`.
    public struct DateOffset: Codable, Hashable, Sendable {
        var date: Date
        var allowedFields: Set<Date.ComponentsFormatStyle.Field>
        var maxFieldCount: Int
        var sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        public init(
            to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            date = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }
    }
}
