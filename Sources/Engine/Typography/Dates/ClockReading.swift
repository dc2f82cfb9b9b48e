import Foundation

/// Elapsed time as a clock shows it: `2:32`, `36:59:01`, `00:05.32`.
struct ClockReading {
    /// Seconds, already rounded to what is shown.
    var seconds: Double
    var showsHours: Bool
    /// Two digits for minutes at least.
    var padsMinutes = false
    /// 0, 1 or 2.
    var fractionDigits = 0

    func text(_ context: DateContext) -> String {
        let duration = Duration.milliseconds(Int((seconds * 1000).rounded()))
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600
            ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: fractionDigits, roundFractionalSeconds: .down)
            : .minuteSecond(padMinuteToLength: padsMinutes ? 2 : 1, fractionalSecondsLength: fractionDigits, roundFractionalSeconds: .down)
        let written = duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: context.locale))
        return context.hidesSeconds ? Redaction.hidingLastNumbers(fractionDigits > 0 ? 2 : 1, of: written) : written
    }

    /// Hours and minutes only.
    static func hoursAndMinutes(_ seconds: Double, _ locale: Locale) -> String {
        let duration = Duration.seconds(Int(seconds / 60) * 60)
        return duration.formatted(Duration.TimeFormatStyle(pattern: .hourMinute(padHourToLength: 1, roundSeconds: .down), locale: locale))
    }
}

/// Rounding of seconds to a precision; differences below a microsecond do not count.
enum ClockRounding {
    private static let noise = 1e-6

    static func up(_ seconds: Double, to step: Double) -> Double { ((seconds - noise) / step).rounded(.up) * step }
    static func down(_ seconds: Double, to step: Double) -> Double { ((seconds + noise) / step).rounded(.down) * step }
}
