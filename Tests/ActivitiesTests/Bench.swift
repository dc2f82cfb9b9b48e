import Activities
import Foundation
import IsletModel

/// A ledger with an installed app in the foreground, and shorthands to work it with.
struct Bench {
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    static let app = "com.example.pizza"
    static let hour = 3600.0

    var ledger: ActivityLedger
    /// Seconds since `start`.
    var time = 0.0
    /// Everything that came of the events so far.
    var entries: [ActivityEntry] = []

    init(rules: ActivityRules = .standard, isDeviceSupported: Bool = true, frequent: Bool = false) {
        ledger = ActivityLedger(rules: rules, isDeviceSupported: isDeviceSupported, at: Self.start)
        install(Self.app, frequent: frequent)
    }

    mutating func install(_ app: String, frequent: Bool = false) {
        handle(.installed(ActivityApp(id: app, supportsFrequentPushes: frequent)))
        handle(.appCameToForeground(app))
    }

    static func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }
    var now: Date { Self.date(time) }

    @discardableResult mutating func handle(_ event: ActivityEvent) -> [ActivityEntry] {
        let new = ledger.handle(event, at: now)
        entries += new
        return new
    }

    @discardableResult mutating func wait(_ seconds: Double) -> [ActivityEntry] {
        time += seconds
        return handle(.timePassed)
    }

    static func payload(_ text: String, stale: Double? = nil, score: Double = 0) -> ActivityPayload {
        ActivityPayload(state: Data(#"{"text":"\#(text)"}"#.utf8), staleDate: stale.map(date), relevanceScore: score)
    }

    static func request(
        _ text: String = "new", attributes: String = "{}", stale: Double? = nil, score: Double = 0, push: ActivityPush? = nil,
        style: ActivityRequest.Style = .standard, alert: ActivityAlert? = nil, start: Double? = nil, origin: ActivityRequest.Origin = .app
    ) -> ActivityRequest {
        ActivityRequest(
            attributesType: "PizzaAttributes", attributes: Data(attributes.utf8), payload: payload(text, stale: stale, score: score), push: push,
            style: style, alert: alert, start: start.map(date), origin: origin)
    }

    @discardableResult mutating func request(_ id: String, _ request: ActivityRequest = Bench.request(), app: String = Bench.app) -> [ActivityEntry] {
        handle(.request(request, id: id, app: app))
    }

    @discardableResult mutating func update(
        _ id: String, _ text: String, stale: Double? = nil, score: Double = 0, alert: ActivityAlert? = nil, timestamp: Double? = nil
    ) -> [ActivityEntry] {
        let payload = Self.payload(text, stale: stale, score: score)
        return handle(.update(ActivityUpdate(id: id, payload: payload, alert: alert, timestamp: timestamp.map(Self.date))))
    }

    @discardableResult mutating func end(
        _ id: String, _ text: String? = nil, _ dismissal: ActivityDismissal = .byDefault, timestamp: Double? = nil
    ) -> [ActivityEntry] {
        handle(.end(ActivityEnd(id: id, payload: text.map { Self.payload($0) }, dismissal: dismissal, timestamp: timestamp.map(Self.date))))
    }

    /// The text in the state of an activity.
    func text(_ id: String) -> String? { ledger[id].map { String(decoding: $0.payload.state, as: UTF8.self) } }

    /// The phases an activity went through, with seconds.
    func phases(_ id: String) -> [String] {
        entries.compactMap { entry in
            guard case .changed(let record, let change) = entry.action, record.id == id, change.contains(.phase) else { return nil }
            return "\(record.phase) \(Int(entry.date.timeIntervalSince(Self.start)))"
        }
    }
}

extension [ActivityEntry] {
    var findings: [FindingCode] {
        compactMap { if case .found(let finding) = $0.action { finding.code } else { nil } }
    }

    var messages: [String] {
        compactMap { if case .found(let finding) = $0.action { finding.message } else { nil } }
    }

    var refusals: [ActivityRefusal] {
        compactMap { if case .refused(let refusal, _) = $0.action { refusal } else { nil } }
    }

    var alerts: [ActivityAlert] {
        compactMap { if case .alert(let alert, _) = $0.action { alert } else { nil } }
    }

    /// In what activities changed.
    var changes: [ActivityChange] {
        compactMap { if case .changed(_, let change) = $0.action { change } else { nil } }
    }
}
