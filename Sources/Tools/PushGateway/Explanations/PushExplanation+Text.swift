import Foundation
import PushService

/// The explanation as lines for a person: the first says it all.
extension PushExplanation {
    public func lines(in zone: TimeZone) -> [String] {
        var style = Date.ISO8601FormatStyle(timeZone: zone).time(includingFractionalSeconds: false)
        style = style.timeSeparator(.colon)
        let head = "\(date.formatted(style))  \(what)  \(status)\(reason.map { " \($0)" } ?? "")"
        return ["\(head): \(verdict)"] + details.map { "    " + $0 }
    }

    private var what: String { [kind, shortTarget].compactMap { $0 }.joined(separator: " ") }

    private var shortTarget: String? {
        guard let last = path.split(separator: "/").last else { return nil }
        return last.count > 12 ? "\(last.prefix(8))…" : String(last)
    }

    /// One sentence: why it was refused, what the device did, or what it waits for.
    public var verdict: String {
        if let sentence { return sentence }
        if let effect = effects.first(where: \.isSeen) ?? effects.last { return effect.sentence }
        if let loss = losses.last { return "lost: " + loss.sentence }
        if !devices.isEmpty { return "on its way" }
        if isWaiting { return PushOutcome.waitingSentence }
        return path.hasPrefix("/4/broadcasts") ? "no device listens to the channel" : "done"
    }

    private var details: [String] {
        var lines = notes.map { "note: \($0)" }
        for effect in effects {
            lines += effect.notes.map { "note: \($0)" }
            if let before = effect.stateBefore, let after = effect.stateAfter, before != after { lines += ["before: \(before)", "after:  \(after)"] }
            if effect.showsAlert { lines.append("the alert is shown") }
            if let date = effect.staleDate { lines.append("stale from \(date.formatted(.iso8601)) on") }
            if let date = effect.dismissalDate { lines.append("leaves the Lock Screen at \(date.formatted(.iso8601))") }
        }
        return lines
    }
}
