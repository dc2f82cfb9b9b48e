import PushService

/// What the gateway counts, in Prometheus' text format.
struct PushCounts {
    private var answers: [String: Int] = [:]
    private var effects: [PushEffect.Code: Int] = [:]
    private var deliveries = 0

    mutating func note(_ outcome: PushOutcome) {
        answers["status=\"\(outcome.response.status)\",reason=\"\(outcome.refusal?.reason.rawValue ?? "")\"", default: 0] += 1
        deliveries += outcome.deliveries.count
    }

    mutating func note(_ effect: PushEffect) { effects[effect.code, default: 0] += 1 }

    func text(connections: Int, waiting: Int, tokens: Int) -> String {
        var lines = ["# HELP islet_push_requests_total Requests by answer.", "# TYPE islet_push_requests_total counter"]
        lines += answers.sorted { $0.key < $1.key }.map { "islet_push_requests_total{\($0.key)} \($0.value)" }
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
