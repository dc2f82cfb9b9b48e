import Foundation

/// `Text(timerInterval:)` and the timer formats: the time since the start or until the end of an interval.
struct IntervalTimer {
    var start: Date
    var end: Date
    var countsDown: Bool
    var showsHours: Bool
    var maxFieldCount = 3
    /// Seconds.
    var precision = 1.0

    func text(at now: Date, _ context: DateContext) -> String { write(seconds(at: now), context) }

    /// Rounded up where it counts down, rounded down where it counts up; within the interval.
    func seconds(at now: Date) -> Double {
        let length = max(end.timeIntervalSince(start), 0)
        let passed = min(max(now.timeIntervalSince(start), 0), length)
        return countsDown ? ClockRounding.up(length - passed, to: precision) : ClockRounding.down(passed, to: precision)
    }

    func write(_ seconds: Double, _ context: DateContext) -> String {
        let hasHours = showsHours && seconds >= 3600
        let shown = (hasHours ? ["hour", "minute", "second"] : ["minute", "second"]).prefix(max(maxFieldCount, 1))
        if precision < 60, shown.contains("second") || maxFieldCount >= 2 && !hasHours {
            return ClockReading(seconds: seconds, showsHours: showsHours, fractionDigits: precision < 0.1 ? 2 : precision < 1 ? 1 : 0)
                .text(context)
        }
        if hasHours, maxFieldCount >= 2 { return ClockReading.hoursAndMinutes(seconds, context.locale) }
        let unit: TimeUnit = hasHours ? .hour : precision < 60 && seconds < 60 ? .second : .minute
        return DurationUnits(from: start, to: start.addingTimeInterval(seconds), units: [unit], most: 1, context: context)
            .text(.wide, context: context)
    }
}

/// `.stopwatch(startingAt:)`.
struct Stopwatch {
    var start: Date
    var showsHours: Bool
    var maxFieldCount: Int
    /// Seconds.
    var precision: Double

    func text(at now: Date, _ context: DateContext) -> String {
        write(ClockRounding.down(max(now.timeIntervalSince(start), 0), to: max(precision, 0.01)), context)
    }

    func write(_ seconds: Double, _ context: DateContext) -> String {
        let fieldsBeforeFraction = showsHours && seconds >= 3600 ? 3 : 2
        let digits = maxFieldCount <= fieldsBeforeFraction || precision >= 1 ? 0 : precision >= 0.1 ? 1 : 2
        return ClockReading(seconds: seconds, showsHours: showsHours, padsMinutes: true, fractionDigits: digits).text(context)
    }
}
