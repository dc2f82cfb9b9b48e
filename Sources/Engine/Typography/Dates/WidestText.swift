import Foundation
import Snapshot

extension DynamicTextFormatter {
    /// The widest string the text can become: what layout keeps room for. Digits are zeros.
    public static func widestString(for text: DynamicText) -> String {
        let context = DateContext(text)
        let candidates = widestCandidates(text.source, context)
        let widest = candidates.enumerated().max { ($0.element.count, -$0.offset) < ($1.element.count, -$1.offset) }
        guard let widest else { return "" }
        switch text.source {
        case .date(_, .time), .date(_, .date), .reference: return widest.element
        default: return zeroed(widest.element, context.locale)
        }
    }

    private static func widestCandidates(_ source: DynamicText.Source, _ context: DateContext) -> [String] {
        func at(_ date: Date, _ offsets: [Double]) -> [String] { offsets.map { write(source, at: date.addingTimeInterval($0), context) } }
        switch source {
        case .date(let date, .time), .date(let date, .date): return at(date, [0])
        case .date(let date, .timer): return at(date, [Self.longestTimer])
        case .date(let date, .relative), .date(let date, .offset), .offset(let date, _, _, _): return at(date, spans + spans.map { -$0 })
        case .reference(let date, _, _, _): return at(date, spans + spans.map { -$0 })
        case .timer(let start, let end, _, let countsDown, let showsHours):
            let timer = IntervalTimer(start: start, end: end, countsDown: countsDown, showsHours: showsHours)
            return [timer.write(timer.seconds(at: countsDown ? start : end), context)]
        case .timerFormat(let start, let end, let countsDown, let showsHours, let fields, let precision):
            let timer = IntervalTimer(
                start: start, end: end, countsDown: countsDown, showsHours: showsHours, maxFieldCount: fields, precision: max(precision, 0.01))
            return timer.candidates(context)
        case .stopwatch(let start, let showsHours, let fields, let precision):
            let watch = Stopwatch(start: start, showsHours: showsHours, maxFieldCount: fields, precision: precision)
            return [watch.write(showsHours ? 3600 : 3599, context)]
        }
    }

    /// Seconds whose texts are longest in each range of units.
    private static let spans: [Double] = [44, 44 * 60 + 44, 20 * 3600 + 44 * 60, 6 * 86400 + 20 * 3600, 24 * 86400, 300 * 86400, 700 * 86400]
    /// Two digits of hours.
    private static let longestTimer: Double = 99 * 3600

    private static func zeroed(_ string: String, _ locale: Locale) -> String {
        let zero = Character(0.formatted(.number.locale(locale)))
        return String(string.map { $0.isNumber ? zero : $0 })
    }
}

extension IntervalTimer {
    /// The longest texts over the interval.
    func candidates(_ context: DateContext) -> [String] {
        let length = max(end.timeIntervalSince(start), 0)
        return [length, min(length, 3599), min(length, 59), 0].map { write(ClockRounding.down($0, to: precision), context) }
    }
}
