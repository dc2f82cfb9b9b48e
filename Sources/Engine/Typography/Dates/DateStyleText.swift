import Foundation
import Snapshot

/// `Text(date, style:)`.
struct DateStyleText {
    let date: Date
    let context: DateContext

    func text(_ style: DynamicText.DateStyle, at now: Date) -> String {
        switch style {
        case .time: formatted(.omitted, .shortened)
        case .date: formatted(.long, .omitted)
        case .relative: relative(at: now)
        case .offset: offset(at: now)
        case .timer: ClockReading(seconds: elapsed(at: now), showsHours: true).text(context)
        }
    }

    private func formatted(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
        date.formatted(
            Date.FormatStyle(date: day, time: time, locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))
    }

    /// Whole seconds between now and the date: up to it rounded up, from it rounded down.
    private func elapsed(at now: Date) -> Double {
        let difference = date.timeIntervalSince(now)
        return difference > 0 ? ClockRounding.up(difference, to: 1) : ClockRounding.down(-difference, to: 1)
    }

    /// The rounded time as two moments in order.
    private func span(at now: Date) -> (start: Date, end: Date) {
        let seconds = elapsed(at: now)
        return date > now ? (date.addingTimeInterval(-seconds), date) : (date, date.addingTimeInterval(seconds))
    }

    private func relative(at now: Date) -> String {
        let (start, end) = span(at: now)
        return DurationUnits(from: start, to: end, units: Self.relativeUnits(elapsed(at: now)), most: 2, context: context)
            .text(.abbreviated, context: context)
    }

    /// Seconds show under an hour only.
    private static func relativeUnits(_ seconds: Double) -> [TimeUnit] {
        TimeUnit.allCases.filter { seconds < 3600 || $0 != .second }
    }

    private func offset(at now: Date) -> String {
        let (start, end) = span(at: now)
        let units = DurationUnits(from: start, to: end, units: TimeUnit.allCases, most: 1, context: context)
        return (date > now ? "-" : "+") + units.text(.wide, context: context)
    }
}
