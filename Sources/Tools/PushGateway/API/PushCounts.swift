import PushService

/// What the gateway counts, in Prometheus' text format.
struct PushCounts {
    private struct Answer: Hashable {
        var status: Int
        var reason: PushReason?
    }

    private var accepted = 0
    private var answers: [Answer: Int] = [:]
    private var effects: [PushEffect.Code: Int] = [:]
    private var deliveries = 0

    mutating func note(_ outcome: PushOutcome) {
        if outcome.accepted != nil {
            accepted += 1
        } else {
            answers[Answer(status: outcome.status, reason: outcome.refusal?.reason), default: 0] += 1
        }
        deliveries += outcome.reached.count
    }

    mutating func note(_ effect: PushEffect) { effects[effect.code, default: 0] += 1 }

    func text(connections: Int, waiting: Int, tokens: Int) -> String {
        var lines = ["# HELP islet_push_requests_total Requests by answer.", "# TYPE islet_push_requests_total counter"]
        var answers = answers
        answers[Answer(status: 200), default: 0] += accepted
        lines += answers.map { ("status=\"\($0.status)\",reason=\"\($0.reason?.rawValue ?? "")\"", $1) }.sorted { $0.0 < $1.0 }
            .map { "islet_push_requests_total{\($0)} \($1)" }
        lines += ["# HELP islet_push_effects_total What devices did with notifications.", "# TYPE islet_push_effects_total counter"]
        lines += effects.sorted { $0.key.rawValue < $1.key.rawValue }.map { "islet_push_effects_total{code=\"\($0.key.rawValue)\"} \($0.value)" }
        for (name, help, kind, value) in [
            ("deliveries_total", "Notifications handed to devices.", "counter", deliveries),
            ("connections", "Open connections.", "gauge", connections),
            ("waiting", "Notifications that wait for a device.", "gauge", waiting), ("tokens", "Known tokens.", "gauge", tokens),
        ] {
            lines += ["# HELP islet_push_\(name) \(help)", "# TYPE islet_push_\(name) \(kind)", "islet_push_\(name) \(value)"]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
