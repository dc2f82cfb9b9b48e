import Foundation

/// Writes events as lines for people: `2024-06-10 09:41:00  widget 3 Weather (systemSmall)  reload deferred: budget spent, until 10:12:00 (R61)`.
public struct LedgerWriter: Sendable {
    private let calendar: Calendar

    public init(zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    public func line(_ event: LedgerEvent) -> String {
        [moment(event.time), Self.text(event.subject), sentence(event)].joined(separator: "  ")
    }

    /// What happened and why, without time and subject.
    public func sentence(_ event: LedgerEvent) -> String {
        var text = Self.words(event.action.rawValue)
        if let reason = event.reason { text += ": " + Self.words(reason.rawValue) }
        if let detail = event.detail { text += separator(before: detail, of: event) + self.text(detail, of: event) }
        if let rule = event.rule { text += " (\(rule))" }
        return text
    }

    private func separator(before detail: LedgerDetail, of event: LedgerEvent) -> String {
        if case .text = detail, event.reason == nil { ": " } else { ", " }
    }

    public static func text(_ subject: LedgerSubject) -> String {
        [subject.kind.rawValue, subject.id, subject.name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func text(_ detail: LedgerDetail, of event: LedgerEvent) -> String {
        switch detail {
        case .at(let date): "at " + moment(date, seenFrom: event.time)
        case .until(let date): "until " + moment(date, seenFrom: event.time)
        case .seconds(let seconds): "\(Self.short(seconds)) s"
        case .count(let count, let most):
            switch event.action.rawValue {
            case "reload-started": "\(count) of \(most) reloads left"
            case "timeline-accepted": "\(count) \(count == 1 ? "entry" : "entries") of at most \(most)"
            default: "\(count) of \(most)"
            }
        case .bytes(let bytes, let most) where most < 1_048_576: "\(bytes) of \(most) bytes"
        case .bytes(let bytes, let most): "\(Self.megabytes(bytes)) of \(Self.megabytes(most)) MB"
        case .finding(let code): code.rawValue
        case .text(let text): text
        }
    }

    private func moment(_ date: Date, seenFrom time: Date) -> String {
        calendar.isDate(date, inSameDayAs: time) ? clock(date) : moment(date)
    }

    private func moment(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(Self.padded(parts.year ?? 0, 4))-\(Self.padded(parts.month ?? 0))-\(Self.padded(parts.day ?? 0)) \(clock(date))"
    }

    private func clock(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        return "\(Self.padded(parts.hour ?? 0)):\(Self.padded(parts.minute ?? 0)):\(Self.padded(parts.second ?? 0))"
    }

    private static func words(_ name: String) -> String { name.replacing("-", with: " ") }

    private static func padded(_ number: Int, _ digits: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func short(_ seconds: Double) -> String { seconds.rounded() == seconds ? String(Int(seconds)) : String(format: "%.1f", seconds) }
    private static func megabytes(_ bytes: Int) -> String { short((Double(bytes) / 1_048_576 * 10).rounded() / 10) }
}
