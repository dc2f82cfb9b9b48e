import Foundation

/// Dates as they stand in a file of fixtures: of the calendar, or seen from the device's time.
///
///     2026-03-02T09:00:00Z   2026-03-02T09:00   2026-03-02   now   now-90m   today+14h30m   today+1d+9h
public enum FixtureDate {
    static func usage(_ text: String) -> String {
        "“\(text)” is no date: write it like 2026-03-02T09:00:00Z, 2026-03-02T09:00, now-90m or today+14h30m"
    }

    /// - Parameters:
    ///   - now: The device's time.
    ///   - calendar: Whose day `today` is, and where times without a zone are.
    public static func read(_ text: String, now: Date, calendar: Calendar) -> Date? {
        let word = text.trimmingCharacters(in: .whitespaces)
        for (anchor, start) in [("now", now), ("today", calendar.startOfDay(for: now))] where word.hasPrefix(anchor) {
            return shifted(start, by: word.dropFirst(anchor.count), in: calendar)
        }
        return absolute(word, in: calendar.timeZone)
    }

    /// Signed amounts of days, hours, minutes and seconds; an amount without a sign has that of the one before it.
    private static func shifted(_ date: Date, by text: Substring, in calendar: Calendar) -> Date? {
        var (result, sign, digits, isPending) = (date, 0, "", false)
        for character in text {
            switch character {
            case "+", "-":
                guard digits.isEmpty, !isPending else { return nil }
                (sign, isPending) = (character == "+" ? 1 : -1, true)
            case "0"..."9": digits.append(character)
            default:
                guard sign != 0, let amount = Int(digits), let unit = units[character],
                    let next = calendar.date(byAdding: unit, value: sign * amount, to: result)
                else { return nil }
                (result, digits, isPending) = (next, "", false)
            }
        }
        return digits.isEmpty && !isPending ? result : nil
    }

    private static let units: [Character: Calendar.Component] = ["d": .day, "h": .hour, "m": .minute, "s": .second, "w": .weekOfYear]

    private static func absolute(_ text: String, in zone: TimeZone) -> Date? {
        let formats = ["yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm", "yyyy-MM-dd"]
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.isLenient = false
        return formats.lazy.compactMap { format in
            formatter.dateFormat = format
            return formatter.date(from: text)
        }.first
    }
}
