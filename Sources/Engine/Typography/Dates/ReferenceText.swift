import Foundation

/// `.reference(to:)`: a date in relation to now, absolute when far away.
struct ReferenceText {
    var date: Date
    var fields: [String]
    var threshold: String

    /// Seconds up to which a text stays relative, by the threshold field.
    private static let reach: [String: Double] = [
        "second": 60, "minute": 3600, "hour": 86400, "day": 30 * 86400, "weekOfYear": 12 * 604_800, "week": 12 * 604_800,
        "month": 365 * 86400, "year": .infinity,
    ]

    func text(at now: Date, _ context: DateContext) -> String {
        let distance = abs(date.timeIntervalSince(now))
        let locale = context.locale
        guard distance < Self.reach[threshold] ?? 30 * 86400 else { return absolute(distance, context) }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: context.calendar)
        let smallest: Double = fields.contains("second") ? 1 : fields.contains("minute") ? 60 : fields.contains("hour") ? 3600 : 86400
        if distance < smallest {
            style.anchor = now
            return style.format(now)
        }
        return style.format(now)
    }

    private func absolute(_ distance: Double, _ context: DateContext) -> String {
        let base = Date.FormatStyle(locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
        let isFar = distance > 365 * 86400
        return date.formatted(isFar ? base.month(.wide).year() : base.weekday(.wide).month(.wide).day())
    }
}

/// `.offset(to:)`: how far now lies from a date.
struct OffsetText {
    var date: Date
    var fields: [String]
    var maxFieldCount: Int
    /// `automatic`, `always` or `never`.
    var sign: String

    func text(at now: Date, _ context: DateContext) -> String {
        let difference = now.timeIntervalSince(date)
        let seconds = ClockRounding.down(abs(difference), to: 1)
        let mark = difference < 0 && seconds > 0 ? (sign == "never" ? "" : "-") : sign == "always" ? "+" : ""
        return mark + write(seconds, isFuture: difference < 0, context)
    }

    private func write(_ seconds: Double, isFuture: Bool, _ context: DateContext) -> String {
        let units = TimeUnit.allCases.filter(fields.compactMap(TimeUnit.init(component:)).contains)
        if units == [.minute, .second], maxFieldCount >= 2 { return ClockReading(seconds: seconds, showsHours: false).text(context) }
        if units == [.hour, .minute, .second], maxFieldCount >= 3 { return ClockReading(seconds: seconds, showsHours: true).text(context) }
        let (start, end) = isFuture ? (date.addingTimeInterval(-seconds), date) : (date, date.addingTimeInterval(seconds))
        return DurationUnits(from: start, to: end, units: units.isEmpty ? TimeUnit.allCases : units, most: maxFieldCount, context: context)
            .text(.wide, context: context)
    }
}
