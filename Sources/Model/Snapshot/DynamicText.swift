import Foundation

/// A string that follows the clock, and how it is written.
public struct DynamicText: Hashable, Codable, Sendable {
    public enum Source: Hashable, Codable, Sendable {
        /// `Text(_:style:)`.
        case date(Date, DateStyle)
        /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
        case timer(start: Date, end: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
        /// `.timer(countingDownIn:)` and `.timer(countingUpIn:)`; precision in seconds.
        case timerFormat(start: Date, end: Date, countsDown: Bool, showsHours: Bool, maxFieldCount: Int, maxPrecision: Double)
        /// `.stopwatch(startingAt:)`; precision in seconds.
        case stopwatch(start: Date, showsHours: Bool, maxFieldCount: Int, maxPrecision: Double)
        /// `.reference(to:)`; field names as in `Calendar.Component`.
        case reference(Date, allowedFields: [String], maxFieldCount: Int, thresholdField: String)
        /// `.offset(to:)`.
        case offset(Date, allowedFields: [String], maxFieldCount: Int, sign: String)
    }

    public enum DateStyle: String, Hashable, Codable, Sendable { case time, date, relative, offset, timer }

    public var source: Source
    /// Locale identifier, calendar identifier, time zone identifier.
    public var locale: String
    public var calendar: String
    public var timeZone: String
    /// Digits that change faster than the display may are replaced by minus signs (always-on).
    public var isLuminanceReduced: Bool

    public init(source: Source, locale: String, calendar: String, timeZone: String, isLuminanceReduced: Bool = false) {
        self.source = source
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
        self.isLuminanceReduced = isLuminanceReduced
    }
}
