import Ledger

/// What must be seen of one app of the samples on a hosted device, with the extension it belongs to.
struct HostedSample: Sendable {
    /// Lines of the ledger.
    struct Lines: Sendable {
        var actions: Set<String>
        /// The end of the subject's name; any subject where it is missing.
        var subject: String?
        var reason: String?
        /// What the detail says, as text.
        var detail: String?
        /// Hours from the line to the moment it names.
        var hours: Double?
        var count: Int

        init(
            _ count: Int, _ actions: Set<String>, _ subject: String? = nil, because reason: String? = nil, detail: String? = nil, hours: Double? = nil
        ) {
            (self.actions, self.subject, self.reason, self.detail, self.hours, self.count) = (actions, subject, reason, detail, hours, count)
        }

        func matches(_ event: LedgerEvent) -> Bool {
            guard actions.contains(event.action.rawValue), reason == nil || event.reason?.rawValue == reason else { return false }
            if let subject, !LedgerWriter.text(event.subject).hasSuffix(subject) { return false }
            if let detail, event.detail != .text(detail) { return false }
            guard let hours else { return true }
            guard case .until(let date)? = event.detail else { return false }
            return abs(date.timeIntervalSince(event.time) - hours * 3600) < 30
        }
    }

    /// The folder of the app.
    var app: String
    /// Further samples on the device.
    var others: [String] = []
    /// What the app prints. `<id>`, `<path>`, `<date>` and `<hex>` stand for what varies.
    var output: [String] = []
    /// What happens before the app is opened, as events of scenarios.
    var before: [String] = []
    /// What happens when it has printed that, and what it prints then.
    var then: [(event: String, output: String)] = []
    var ledger: [Lines] = []
    /// Texts among those that are shown at the end, by the end of the subject's name.
    var shown: [String: Set<String>] = [:]
    /// Pictures in the views of the activity.
    var pictures = 0
    /// What the extension prints at the end, at least once.
    var printed: Set<String> = []
    /// Files in the group's container at the end.
    var files: [String] = []
    /// Whether a small picture is served at `SEED_IMAGE_URL`.
    var needsPicture = false
    /// A module that must be there.
    var needs: String?

    init(_ app: String, _ adjust: (inout HostedSample) -> Void = { _ in }) {
        self.app = app
        adjust(&self)
    }
}
