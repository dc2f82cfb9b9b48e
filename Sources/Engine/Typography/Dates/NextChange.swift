import Foundation
import Snapshot

extension DynamicTextFormatter {
    /// The first moment after `now` at which the string is another; nil if it stays.
    public static func nextChange(of text: DynamicText, after now: Date) -> Date? {
        guard let (anchor, step) = grid(of: text.source) else { return nil }
        let context = DateContext(text)
        let current = write(text.source, at: now, context)
        for (length, count) in [(step, Int(120 / step)), (60, 120), (3600, 72), (86400, 800)] {
            var index = (now.timeIntervalSince(anchor) / length).rounded(.down) + 1
            for _ in 0..<count {
                let date = anchor.addingTimeInterval(index * length)
                index += 1
                if date > now, write(text.source, at: date, context) != current { return date }
            }
        }
        return nil
    }

    /// Strings change at whole steps in seconds from an anchor.
    private static func grid(of source: DynamicText.Source) -> (anchor: Date, step: Double)? {
        switch source {
        case .date(_, .time), .date(_, .date): nil
        case .date(let date, _), .reference(let date, _, _, _), .offset(let date, _, _, _): (date, 1)
        case .timer(let start, let end, let pause, let countsDown, _): pause == nil ? (countsDown ? end : start, 1) : nil
        case .timerFormat(let start, let end, let countsDown, _, _, let precision): (countsDown ? end : start, min(max(precision, 0.01), 60))
        case .stopwatch(let start, _, _, let precision): (start, min(max(precision, 0.01), 1))
        }
    }
}
