import DeviceSystem
import Foundation
import IsletModel
import Ledger
import PushService

/// Pushes that a scenario sends: a push service of the device's own judges them first, as Apple's would.
extension DeviceDriver {
    /// What the scenario's service calls the device.
    private static let deviceName = "device"

    /// Sends a push now. What the service says and what the device does with it stands in the ledger.
    public func send(_ push: OutgoingPush) throws(DeviceDriverError) {
        var service = currentService()
        scenarioService = service
        if let sentence = reasonForNoToken(push) { return try recordPush(.pushRefused, of: push.app, because: "no-token", sentence) }
        let number = (state.sentPushes ?? 0) + 1
        state.sentPushes = number
        service.connected(number, environment: push.environment)
        let identifier = String(format: "00000000-0000-4000-8000-%012d", number)
        let outcome = service.answer(request(push), on: number, identifier: identifier, at: now)
        service.disconnected(number)
        scenarioService = service
        if let refusal = outcome.refusal {
            return try recordPush(.pushRefused, of: push.app, because: refusal.reason.rawValue, refusal.sentence)
        }
        if outcome.deliveries.isEmpty, outcome.lost.isEmpty { try recordPush(.pushStored, of: push.app, because: nil, PushOutcome.waitingSentence) }
        try note(outcome.lost)
        try receive(outcome.deliveries)
    }

    /// The device is reached again, or no longer: what waited for it arrives.
    func noteNetwork(isOnline: Bool) throws(DeviceDriverError) {
        guard var service = scenarioService else { return }
        guard isOnline else {
            scenarioService?.left(Self.deviceName)
            return
        }
        let (deliveries, lost) = service.came(Self.deviceName, at: now)
        scenarioService = service
        try note(lost)
        try receive(deliveries)
    }

    private func receive(_ deliveries: [PushDelivery]) throws(DeviceDriverError) {
        for delivery in deliveries {
            var use: DeviceToken.Use?
            if case .token(let text) = delivery.notification.destination { use = scenarioService?.tokens[text]?.use }
            try receive(PushArrival(delivery.notification, use: use) { _ in })
        }
    }

    private func note(_ losses: [PushLoss]) throws(DeviceDriverError) {
        for loss in losses { try recordPush(.pushLost, of: loss.notification.headers.app, because: nil, loss.cause.sentence) }
    }

    private func recordPush(_ action: LedgerAction, of app: String, because reason: String?, _ text: String) throws(DeviceDriverError) {
        let line = LedgerEvent(action, LedgerSubject(.app, app), at: now, because: reason.map { LedgerReason($0) }, detail: .text(text))
        try record(line)
    }

    /// The service, which knows what the device has been given.
    private func currentService() -> PushService {
        let isNew = scenarioService == nil
        var service =
            scenarioService
            ?? PushService(rules: pushRules, authority: ProviderAuthority(keys: [], rules: pushRules) { _, _, _ in true }) { Data(count: $0) }
        let tokens = pushTokens(of: Self.deviceName)
        let live = Set(tokens.map(\.text))
        for token in service.tokens.values where token.end == nil && !live.contains(token.text) {
            service.retire(token.text, .unregistered, at: now, because: reasonForEnd(of: token.use, in: token.app))
        }
        for token in tokens where service.tokens[token.text]?.end != nil || service.tokens[token.text] == nil { service.register(token, at: now) }
        for channel in pushChannels {
            service.know(PushChannel(identifier: channel.identifier, app: channel.app, environment: .sandbox, storage: .none))
            _ = service.subscribe(Self.deviceName, to: channel.identifier)
        }
        if isNew, system.first.isOnline { _ = service.came(Self.deviceName, at: now) }
        return service
    }

    // MARK: Requests

    private func request(_ push: OutgoingPush) -> PushRequest {
        let kind = Self.kind(of: push.target)
        var headers = ["authorization": "bearer \(Self.bearer(at: now))", "apns-push-type": kind.rawValue]
        var path = "/3/device/" + token(for: push)
        if case .channel(let channel) = push.target {
            path = "/4/broadcasts/apps/" + push.app
            headers["apns-channel-id"] = channel
        }
        if let seconds = push.expiresAfter {
            headers["apns-expiration"] = seconds == 0 ? "0" : String(Int(now.timeIntervalSince1970 + seconds))
        }
        headers.merge(push.headers) { $1 }
        let named = headers["apns-push-type"].flatMap(NotificationKind.init) ?? kind
        if headers["apns-topic"] == nil, !path.hasPrefix("/4") { headers["apns-topic"] = push.app + named.topicSuffix }
        if named == .background, headers["apns-priority"] == nil { headers["apns-priority"] = "5" }
        let list = headers.sorted { $0.key < $1.key }.map { PushRequest.Header($0.key, $0.value) }
        return PushRequest(path: path, headers: list, body: PushMoments.filled(push.payload, at: now))
    }

    private static func kind(of target: OutgoingPush.Target) -> NotificationKind {
        switch target {
        case .activity, .earlierToken, .start, .channel, .token: .liveActivity
        case .app: .alert
        case .widgets: .widgets
        case .control: .controls
        }
    }

    /// The token that a sender has, though it may be of no use any more; empty where there never was one.
    private func token(for push: OutgoingPush) -> String {
        let uses: [DeviceToken.Use]
        switch push.target {
        case .token(let text): return text
        case .channel: return ""
        case .app: uses = [.app]
        case .widgets: uses = [.widgets]
        case .start(let type): uses = [.start(attributesType: type)]
        case .control(let kind): uses = controls.filter { $0.app == push.app && (kind == nil || $0.kind == kind) }.map { .control($0.id) }
        case .activity(let id), .earlierToken(let id): uses = (id ?? latestActivity).map { [.activity($0)] } ?? []
        }
        let remembered = (scenarioService?.tokens.values.map { $0 } ?? []).filter { $0.app == push.app && uses.contains($0.use) }
        if case .earlierToken = push.target { return remembered.filter { $0.end != nil }.map(\.text).min() ?? "" }
        let live = pushTokens(of: Self.deviceName).first { $0.app == push.app && uses.contains($0.use) }
        return live?.text ?? remembered.map(\.text).min() ?? ""
    }

    /// Why a server can have no token for this; nil where it has one.
    private func reasonForNoToken(_ push: OutgoingPush) -> String? {
        if case .channel = push.target { return nil }
        guard token(for: push).isEmpty else { return nil }
        switch push.target {
        case .channel, .token: return nil
        case .app: return "no server has a token of \(push.app): it has not called registerForRemoteNotifications()"
        case .widgets: return "no server has a token of the widgets: none has a pushHandler(_:)"
        case .control: return "no server has a token of the control: there is none such with a pushHandler(_:)"
        case .start(let type):
            return "no server has a token that starts “\(type)”: the app has no such attributes type, or Live Activities are switched off"
        case .earlierToken: return "the activity never had another token"
        case .activity(let id):
            guard let id = id ?? latestActivity else { return "no server has a token: no activity was started" }
            return "no server has a token of \(id): it was started without “pushType: .token” or “input-push-token: 1”, or its token is not there yet"
        }
    }

    /// Length of a signature by ES256.
    private static let signatureBytes = 64

    /// A provider's token of the moment; its signature is not looked at.
    private static func bearer(at time: Date) -> String {
        let header = Data(#"{"alg":"ES256","kid":"SCENARIO01"}"#.utf8)
        let claims = Data(#"{"iss":"SCENARIO01","iat":\#(Int(time.timeIntervalSince1970))}"#.utf8)
        return [header, claims, Data(count: signatureBytes)].map { part in
            part.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
                .replacingOccurrences(of: "=", with: "")
        }.joined(separator: ".")
    }
}

/// Moments in a payload that are written as such.
public enum PushMoments {
    /// The payload with `"now"` and `"+30m"` in the dates of `aps` as seconds since 1970; unchanged where it is no JSON or has none.
    public static func filled(_ payload: Data, at now: Date) -> Data {
        guard var object = (try? JSONSerialization.jsonObject(with: payload)) as? [String: Any], var aps = object["aps"] as? [String: Any] else {
            return payload
        }
        var isChanged = false
        for name in ["timestamp", "stale-date", "dismissal-date"] {
            guard let text = aps[name] as? String, let offset = seconds(text) else { continue }
            aps[name] = Int((now.timeIntervalSince1970 + offset).rounded(.down))
            isChanged = true
        }
        guard isChanged else { return payload }
        object["aps"] = aps
        return (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? payload
    }

    /// Of `now`, `+90s`, `-5m`, `+1h` or `+1d`; nil for another text.
    private static func seconds(_ text: String) -> Double? {
        if text == "now" { return 0 }
        guard let sign = text.first, sign == "+" || sign == "-", let unit = text.last, let number = Double(text.dropFirst().dropLast()) else {
            return nil
        }
        guard let factor = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400][unit] else { return nil }
        return (sign == "-" ? -1 : 1) * number * factor
    }
}

extension LedgerAction {
    /// The push service refused a push; the reason is the service's.
    public static var pushRefused: LedgerAction { LedgerAction("push-refused") }
    /// A push waits for the device.
    public static var pushStored: LedgerAction { LedgerAction("push-stored") }
    /// A push will never arrive.
    public static var pushLost: LedgerAction { LedgerAction("push-lost") }
}
