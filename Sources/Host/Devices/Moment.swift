import Foundation

/// A moment as it is written on the command line, in scenarios and in the manifest.
public enum Moment {
    /// What `render` draws at unless told otherwise: 9 June 2025, 9:41 in the chosen time zone.
    public static let standard = "2025-06-09T09:41:00"

    /// Reads `2025-06-09T09:41:00`, shorter forms of it, or `9:41` on the standard day; `Z` or `+02:00` at the end overrule the zone.
    /// Nil where the text is none of these.
    public static func date(_ text: String, in zone: TimeZone) -> Date? {
        let day = String(standard.prefix(10))
        let whole = text.wholeMatch(of: /(?:(\d{4})-(\d{2})-(\d{2}))?[T ]?(?:(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(Z|[+-]\d{2}:?\d{2})?/)
        guard let match = whole?.output, match.1 != nil || match.4 != nil else { return nil }
        func number(_ part: Substring?, or fallback: Int) -> Int { part.flatMap { Int($0) } ?? fallback }
        let standardDay = day.split(separator: "-").compactMap { Int($0) }
        var parts = DateComponents()
        parts.year = number(match.1, or: standardDay[0])
        parts.month = number(match.2, or: standardDay[1])
        parts.day = number(match.3, or: standardDay[2])
        parts.hour = number(match.4, or: 0)
        parts.minute = number(match.5, or: 0)
        parts.second = number(match.6, or: 0)
        var calendar = Calendar(identifier: .gregorian)
        if let offset = match.7 {
            guard let own = self.zone(offset) else { return nil }
            calendar.timeZone = own
        } else {
            calendar.timeZone = zone
        }
        parts.calendar = calendar
        parts.timeZone = calendar.timeZone
        return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }

    private static func zone(_ offset: Substring) -> TimeZone? {
        if offset == "Z" { return .gmt }
        let digits = offset.dropFirst().filter(\.isNumber)
        let seconds = (Int(digits.prefix(2)) ?? 0) * 3600 + (Int(digits.suffix(2)) ?? 0) * 60
        return TimeZone(secondsFromGMT: offset.first == "-" ? -seconds : seconds)
    }

    /// ISO 8601 in UTC, with fractions of a second only where there are any.
    public static func write(_ date: Date) -> String {
        let isWhole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    }
}
