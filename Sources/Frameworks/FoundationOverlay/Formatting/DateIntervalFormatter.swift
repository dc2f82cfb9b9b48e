import Foundation

/// Writes a length of time by its ends, such as `9:30 – 10:30 AM`.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
    public enum Style: UInt, Sendable {
        case none, short, medium, long, full
    }

    open var locale: Locale! = .current
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone! = .current
    open var dateStyle: Style = .medium
    open var timeStyle: Style = .medium
    /// The parts to write, such as `MMMd` or `jm`, in place of the styles.
    open var dateTemplate: String!

    open func string(from fromDate: Date, to toDate: Date) -> String {
        let range = min(fromDate, toDate)..<max(fromDate, toDate)
        return intervalStyle.format(range)
    }

    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateInterval).flatMap { string(from: $0) }
    }

    private var intervalStyle: Date.IntervalFormatStyle {
        let style = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        if let template = dateTemplate, !template.isEmpty { return Self.apply(template, to: style) }
        return time(date(style))
    }

    private func date(_ style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        switch dateStyle {
        case .none: style
        case .short: style.day().month(.defaultDigits).year()
        case .medium: style.day().month(.abbreviated).year()
        case .long: style.day().month(.wide).year()
        case .full: style.day().month(.wide).year().weekday(.wide)
        }
    }

    private func time(_ style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        switch timeStyle {
        case .none: style
        case .short: style.hour().minute()
        case .medium: style.hour().minute().second()
        case .long, .full: style.hour().minute().second().timeZone()
        }
    }

    private static func apply(_ template: String, to style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        var style = style
        if template.contains("y") { style = style.year() }
        if template.contains("MMMM") {
            style = style.month(.wide)
        } else if template.contains("MMM") {
            style = style.month(.abbreviated)
        } else if template.contains("M") {
            style = style.month(.defaultDigits)
        }
        if template.contains("d") { style = style.day() }
        if template.contains("EEEE") { style = style.weekday(.wide) } else if template.contains("E") { style = style.weekday() }
        if template.contains(where: { "jhHkK".contains($0) }) { style = style.hour() }
        if template.contains("m") { style = style.minute() }
        if template.contains("s") { style = style.second() }
        return style
    }
}
