import Devices
import Foundation
import IsletModel

/// A moment of a scenario: from the start of the simulation, or by the clock of a day.
public enum ScenarioTime: Equatable, Sendable {
    /// Seconds after the start.
    case after(Double)
    /// Seconds after midnight of a day; the first day is 0.
    case clock(day: Int, seconds: Double)
    case moment(Date)

    /// The moment, in a simulation that starts at `start`; nil where the clock of that zone has no such moment.
    public func date(startingAt start: Date, in zone: TimeZone) -> Date? {
        switch self {
        case .after(let seconds): return start.addingTimeInterval(seconds)
        case .moment(let date): return date
        case .clock(let day, let seconds):
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            guard let midnight = calendar.date(byAdding: .day, value: day, to: calendar.startOfDay(for: start)) else { return nil }
            let whole = Int(seconds)
            return calendar.date(bySettingHour: whole / 3600, minute: whole / 60 % 60, second: whole % 60, of: midnight)
        }
    }

    /// Reads `+90s`, `+1h30m`, `08:30`, `08:30:15`, `day 2 08:30` and moments such as `2025-06-09T08:30:00`.
    public init?(_ text: String, in zone: TimeZone) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("+") {
            guard let seconds = Duration.read(String(text.dropFirst())) else { return nil }
            self = .after(seconds)
        } else if let match = text.wholeMatch(of: /(?:day\s+(\d{1,3})\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?/) {
            let day = match.1.flatMap { Int($0) } ?? 1
            guard let hour = Int(match.2), let minute = Int(match.3), day >= 1, hour < 24, minute < 60 else { return nil }
            let second = match.4.flatMap { Int($0) } ?? 0
            guard second < 60 else { return nil }
            self = .clock(day: day - 1, seconds: Double(hour * 3600 + minute * 60 + second))
        } else {
            guard let date = Moment.date(text, in: zone) else { return nil }
            self = .moment(date)
        }
    }

    /// Lengths of time as people write them.
    public enum Duration {
        private static let units: [Character: Double] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]

        /// Seconds of `24h`, `1h30m`, `90s`, `2d`; nil where the text is none.
        public static func read(_ text: String) -> Double? {
            var seconds = 0.0
            var number = ""
            guard !text.isEmpty else { return nil }
            for character in text {
                if character.isASCII, character.isNumber || character == "." {
                    number.append(character)
                } else {
                    guard let unit = units[character], let value = Double(number) else { return nil }
                    seconds += value * unit
                    number = ""
                }
            }
            return number.isEmpty ? seconds : nil
        }
    }
}
