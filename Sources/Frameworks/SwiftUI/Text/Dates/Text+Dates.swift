import FoundationOverlay
import Snapshot
import ViewEngine

/// A text that follows the clock, apart from the surroundings it is written in.
struct DynamicTextSource: Equatable, Sendable {
    let source: DynamicText.Source

    /// Texts that count are written in digits of one width.
    var isTimer: Bool {
        switch source {
        case .timer, .timerFormat, .stopwatch, .date(_, .timer): true
        default: false
        }
    }

    /// Whether the text may become wider or narrower while it is shown.
    var changesWidth: Bool {
        switch source {
        case .date(_, .time), .date(_, .date): false
        default: true
        }
    }

    func text(in environment: EnvironmentValues) -> DynamicText {
        DynamicText(
            source: source, locale: environment.locale.identifier, calendar: environment.calendar.snapshotName,
            timeZone: environment.timeZone.identifier, isLuminanceReduced: environment.isLuminanceReduced)
    }
}

extension Calendar {
    /// The calendar's name in snapshots.
    var snapshotName: String { "\(identifier)" }
}

extension Text {
    /// How a date is written.
    public struct DateStyle: Codable, Equatable, Hashable, Sendable {
        let style: DynamicText.DateStyle

        public static let time = DateStyle(style: .time)
        public static let date = DateStyle(style: .date)
        /// The time between the date and now, such as `2 hours, 23 minutes`.
        public static let relative = DateStyle(style: .relative)
        /// The difference to now, such as `+2 hours`.
        public static let offset = DateStyle(style: .offset)
        /// A timer that runs towards the date and then away from it.
        public static let timer = DateStyle(style: .timer)
    }

    /// A date that is brought up to date while it is shown.
    public init(_ date: Date, style: DateStyle) {
        self.init(storage: .dynamic(DynamicTextSource(source: .date(date, style.style))))
    }

    /// A timer that counts inside an interval; it stands still at `pauseTime`.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(
            storage: .dynamic(
                DynamicTextSource(
                    source: .timer(
                        start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
                        showsHours: showsHours))))
    }

    public init(_ dates: ClosedRange<Date>) { self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound)) }

    /// Times where the interval lies in one day, dates and times otherwise.
    public init(_ interval: DateInterval) {
        self.init(storage: .formatted(FormattedText { .plain(Self.string(interval, $0)) }))
    }

    private static func string(_ interval: DateInterval, _ environment: EnvironmentValues) -> String {
        let isOneDay = environment.calendar.isDate(interval.start, inSameDayAs: interval.end)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        guard interval.duration > 0 else {
            return Date.FormatStyle(
                date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
            ).format(interval.start)
        }
        return style.format(interval.start..<interval.end)
    }
}
