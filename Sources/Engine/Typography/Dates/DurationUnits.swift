import Foundation

/// A unit of elapsed time, largest first.
enum TimeUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var calendarComponent: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfYear
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    init?(component name: String) {
        self.init(rawValue: name == "weekOfYear" || name == "weekOfMonth" ? "week" : name)
    }
}

/// Elapsed time in units, and how it is written: `11 min, 14 sec`.
struct DurationUnits {
    struct Part: Equatable {
        var unit: TimeUnit
        var count: Int
    }

    var parts: [Part]

    /// Splits the time between two moments; keeps the largest unit that is not zero and at most `most - 1` directly below it.
    init(from start: Date, to end: Date, units: [TimeUnit], most: Int, context: DateContext) {
        let usable = units.filter { CalendarUnits.language(of: context.locale) != nil || ($0 != .year && $0 != .month) }
        let allowed = TimeUnit.allCases.filter(usable.contains)
        let components = context.calendar.dateComponents(Set(allowed.map(\.calendarComponent)), from: start, to: end)
        let all = allowed.map { Part(unit: $0, count: components.value(for: $0.calendarComponent) ?? 0) }
        let first = all.firstIndex { $0.count != 0 } ?? max(all.count - 1, 0)
        let kept = Array(all.dropFirst(first).prefix(max(most, 1)))
        parts = kept.enumerated().filter { $0.offset == 0 || $0.element.count != 0 }.map(\.element)
    }

    enum Width { case wide, abbreviated, narrow }

    func text(_ width: Width, context: DateContext) -> String {
        let written = plainText(width, context: context)
        return context.hidesSeconds && parts.last?.unit == .second ? Redaction.hidingLastNumbers(1, of: written) : written
    }

    private func plainText(_ width: Width, context: DateContext) -> String {
        guard let language = CalendarUnits.language(of: context.locale), parts.contains(where: { $0.unit == .year || $0.unit == .month }) else {
            return clockText(parts, width, context.locale)
        }
        return parts.map { part in
            switch part.unit {
            case .year: Self.fill(language.year, part.count, width, context.locale)
            case .month: Self.fill(language.month, part.count, width, context.locale)
            default: clockText([part], width, context.locale)
            }
        }.joined(separator: language.joiner)
    }

    private static func fill(_ patterns: CalendarUnits.Patterns, _ count: Int, _ width: Width, _ locale: Locale) -> String {
        let forms =
            switch width {
            case .wide: patterns.wide
            case .abbreviated: patterns.abbreviated
            case .narrow: patterns.narrow
            }
        return forms[count == 1 ? 0 : 1].replacingOccurrences(of: "{0}", with: count.formatted(.number.locale(locale)))
    }

    private func clockText(_ parts: [Part], _ width: Width, _ locale: Locale) -> String {
        var seconds = 0
        var units: Set<Duration.UnitsFormatStyle.Unit> = []
        for part in parts {
            guard let (unit, length) = Self.clockUnits[part.unit] else { continue }
            units.insert(unit)
            seconds += part.count * length
        }
        let style = Duration.UnitsFormatStyle(allowedUnits: units, width: width.foundation).locale(locale)
        return Duration.seconds(seconds).formatted(style)
    }

    private static let clockUnits: [TimeUnit: (Duration.UnitsFormatStyle.Unit, Int)] = [
        .week: (.weeks, 604_800), .day: (.days, 86400), .hour: (.hours, 3600), .minute: (.minutes, 60), .second: (.seconds, 1),
    ]
}

extension DurationUnits.Width {
    var foundation: Duration.UnitsFormatStyle.UnitWidth {
        switch self {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
    }
}
