import Foundation
import PushRehearsal

/// What a rehearsal has to say, as text and as JSON.
struct RehearsalAnswer: Encodable {
    struct Look: Encodable {
        struct Arrival: Encodable {
            var push: Int
            var seconds: Double
            var fate: String
        }

        var device: Int
        var group: String
        var seconds: Double
        var arrivals: [Arrival] = []
        var state: String?
        var picture: String?
        /// Where the device of the project did something else than the rehearsed one.
        var differences: [String] = []

        init(device: Int, group: String, seconds: Double) { (self.device, self.group, self.seconds) = (device, group, seconds) }
    }

    var report: RehearsalReport
    /// The same plan by channel where it is by token, and the other way round.
    var other: RehearsalReport
    var usesChannel: Bool
    var pushes: Int
    var notes: [String]
    var look: Look?
    /// Seconds of real time that both rehearsals took.
    var seconds = 0.0

    init(_ plan: RehearsalPlan, _ report: RehearsalReport, other: RehearsalReport, notes: [String]) {
        (self.report, self.other, self.notes) = (report, other, notes)
        (usesChannel, pushes) = (plan.usesChannel, plan.pushes.count)
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    // MARK: Text

    var lines: [String] {
        let total = report.total
        var lines = ["\(Self.number(total.devices)) devices, \(pushes) pushes \(usesChannel ? "by channel" : "by token")"]
        lines += Self.table(report)
        lines.append(
            "balance: accepted \(Self.number(total.accepted)) = shown \(Self.number(total.shown)) + merged \(Self.number(total.merged)) + dropped "
                + "\(Self.number(total.dropped.values.reduce(0, +)))\(report.isBalanced ? "" : ": NOT BALANCED")")
        if let latency = report.latency {
            let texts = [latency.median, latency.of90, latency.of99, latency.longest].map(Self.seconds)
            lines.append("accepted to shown: half within \(texts[0]), 90 % within \(texts[1]), 99 % within \(texts[2]), all within \(texts[3])")
        }
        lines += budgets + costs + lookLines + notes.map { "note: \($0)" }
        return lines + [String(format: "rehearsed in %.1f s", seconds)]
    }

    private static func table(_ report: RehearsalReport) -> [String] {
        let head = ["", "devices", "accepted", "shown", "merged", "dropped", "refused", "alerts"]
        let rows = [("all", report.total)] + report.groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let cells = rows.map { name, count in
            [name] + [count.devices, count.accepted, count.shown, count.merged, count.dropped.values.reduce(0, +)].map(number)
                + [count.refused.values.reduce(0, +), count.alerts].map(number)
        }
        let widths = head.indices.map { column in ([head] + cells).map { $0[column].count }.max() ?? 0 }
        var lines = ([head] + cells).map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
        lines += causes("dropped", report.total.dropped) + causes("refused", report.total.refused)
        return lines
    }

    private static func causes(_ word: String, _ counts: [String: Int]) -> [String] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\(word) \($0.key): \(number($0.value))" }
    }

    private var budgets: [String] {
        report.groups.sorted { $0.key < $1.key }.compactMap { name, count in
            guard let minute = count.minuteOutOfBudget else { return nil }
            return "budget of \(name): spent on \(Self.number(count.devicesOutOfBudget)) of \(Self.number(count.devices)) devices, from minute "
                + "\(Int(minute)) on in the middle (the budget is an estimate)"
        }
    }

    private var costs: [String] {
        [(report, usesChannel), (other, !usesChannel)].map { report, isChannel in
            let bytes = Double(report.cost.bytes)
            let size = bytes < 1e6 ? String(format: "%.1f kB", bytes / 1e3) : String(format: "%.1f MB", bytes / 1e6)
            let duration = report.cost.secondsToSend.map { ", \(Self.seconds($0)) for a push to everybody" } ?? ""
            return "\(isChannel ? "by channel" : "by token"): \(Self.number(report.cost.requests)) requests, \(size)\(duration); shown "
                + "\(Self.number(report.total.shown)) times"
        }
    }

    private var lookLines: [String] {
        guard let look else { return [] }
        let shown = look.arrivals.count { $0.fate == "shown" }
        var lines = [
            "device \(look.device) (\(look.group)) after \(Self.seconds(look.seconds)): was handed \(look.arrivals.count) pushes, showed \(shown)"
        ]
        if let last = look.arrivals.last { lines.append("  the last, push \(last.push), after \(Self.seconds(last.seconds)): \(last.fate)") }
        if let state = look.state { lines.append("  shows \(state)") }
        if let picture = look.picture { lines.append("  picture: \(picture)") }
        return lines + look.differences.map { "  differs: \($0)" }
    }

    private static func number(_ value: Int) -> String { value.formatted(.number.locale(Locale(identifier: "en_US"))) }

    private static func seconds(_ value: Double) -> String {
        value < 120 ? String(format: "%.1f s", value) : String(format: "%d min %02d s", Int(value) / 60, Int(value) % 60)
    }
}
