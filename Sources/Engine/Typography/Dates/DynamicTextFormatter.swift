import Foundation
import Snapshot

/// Writes texts that follow the clock. Depends on nothing but its arguments.
public enum DynamicTextFormatter {
    /// The string at a moment.
    public static func string(for text: DynamicText, at now: Date) -> String {
        write(text.source, at: now, DateContext(text))
    }

    /// Whether the text takes all the width it is offered, as timers do.
    public static func fillsWidth(_ text: DynamicText) -> Bool {
        switch text.source {
        case .timer, .timerFormat, .stopwatch, .date(_, .timer): true
        default: false
        }
    }

    /// Whether the digits of the text all have one width, as those of timers do.
    public static func usesMonospacedDigits(_ text: DynamicText) -> Bool {
        switch text.source {
        case .date(_, .time), .date(_, .date), .reference: false
        default: true
        }
    }

    static func write(_ source: DynamicText.Source, at now: Date, _ context: DateContext) -> String {
        switch source {
        case .date(let date, let style): DateStyleText(date: date, context: context).text(style, at: now)
        case .timer(let start, let end, let pause, let countsDown, let showsHours):
            IntervalTimer(start: start, end: end, countsDown: countsDown, showsHours: showsHours).text(at: pause ?? now, context)
        case .timerFormat(let start, let end, let countsDown, let showsHours, let fields, let precision):
            IntervalTimer(
                start: start, end: end, countsDown: countsDown, showsHours: showsHours, maxFieldCount: fields, precision: max(precision, 0.01)
            ).text(at: now, context)
        case .stopwatch(let start, let showsHours, let fields, let precision):
            Stopwatch(start: start, showsHours: showsHours, maxFieldCount: fields, precision: precision).text(at: now, context)
        case .reference(let date, let fields, _, let threshold):
            ReferenceText(date: date, fields: fields, threshold: threshold).text(at: now, context)
        case .offset(let date, let fields, let count, let sign):
            OffsetText(date: date, fields: fields, maxFieldCount: count, sign: sign).text(at: now, context)
        }
    }
}
