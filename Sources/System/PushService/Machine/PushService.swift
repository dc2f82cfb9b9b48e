import Foundation
import IsletModel

/// Apple's push service as a state machine: requests and devices in, answers and deliveries out. It has no clock, no network and no storage
/// of its own.
public struct PushService: Sendable {
    public typealias ConnectionID = Int

    public let rules: PushRules
    public var authority: ProviderAuthority
    public internal(set) var tokens = TokenTable()
    /// The token of each use that is in use.
    var liveTokens: [DeviceToken.Owner: String] = [:]
    public internal(set) var channels: [String: PushChannel] = [:]
    /// Activities that listen to a channel, by its identifier: their devices.
    public internal(set) var subscribers: [String: Set<String>] = [:]
    /// What waits for devices, the latest of each app.
    public internal(set) var outbox = PushOutbox()
    /// Devices that are connected.
    public internal(set) var online: Set<String> = []
    /// Apps for which broadcasts are switched off.
    public var appsWithoutBroadcasts: Set<String> = []
    /// Whether the service tells everybody that it is going down, or that it is out of order.
    public var condition: Condition = .working
    var connections: [ConnectionID: ProviderConnection] = [:]
    /// How many broadcasts came for each channel in the running second.
    var broadcasts: [String: RecentRequests] = [:]
    /// The number of the notification that was taken last.
    public var accepted = 0
    /// Whether there are no channels but those that were created here.
    public var knowsAllChannels = false
    /// Whether a store that several services share decides which device gets what: outcomes then name recipients alone.
    public var leavesDelivery = false
    private let makeChannelIdentifier: @Sendable (Int) -> Data

    /// `forbidding`: Apple names no cause of `Forbidden`.
    public enum Condition: String, CaseIterable, Codable, Hashable, Sendable { case working, shuttingDown, unavailable, broken, forbidding }

    /// - Parameter makeChannelIdentifier: As many random bytes as it is asked for.
    public init(rules: PushRules, authority: ProviderAuthority, makeChannelIdentifier: @escaping @Sendable (Int) -> Data) {
        (self.rules, self.authority, self.makeChannelIdentifier) = (rules, authority, makeChannelIdentifier)
    }

    // MARK: Connections

    public mutating func connected(_ id: ConnectionID, environment: PushEnvironment) {
        connections[id] = ProviderConnection(environment: environment)
    }

    /// The connection began with a certificate; whether it is good is said to its requests.
    public mutating func presented(_ certificate: ProviderCertificate, on id: ConnectionID) { connections[id]?.certificate = certificate }

    public mutating func disconnected(_ id: ConnectionID) { connections[id] = nil }

    // MARK: Requests

    /// A token by its bytes as the path of a request has them; nil where there is none such.
    public func known(_ bytes: UnsafeRawBufferPointer) -> KnownToken? { tokens.known(bytes) }

    /// The same in place: a service that others refer to is not copied for it.
    public mutating func find(_ bytes: UnsafeRawBufferPointer) -> KnownToken? { known(bytes) }

    /// What a token is for.
    public func use(of destination: AcceptedNotification.Destination) -> DeviceToken.Use? {
        guard case .token(let text) = destination else { return nil }
        return tokens[text]?.use
    }

    /// Answers a request, and says what comes of it.
    ///
    /// - Parameter identifier: The identifier of the answer where the request has none.
    public mutating func answer(
        _ request: PushRequest, on id: ConnectionID, identifier: @autoclosure () -> String, at time: Date
    ) -> PushOutcome {
        let path = request.parsedPath
        let api = path?.api ?? .device
        var outcome = PushOutcome(identifier: request.identifier(for: api).map(Self.lowercased) ?? identifier())
        guard var connection = connections[id] else {
            outcome.refuse(PushRefusal(.internalServerError, "the connection is not known"), api: api)
            return outcome
        }
        let wasProven = connection.isProven
        do throws(PushRefusal) {
            try carryOut(request, path, api, on: &connection, &outcome, at: time)
            connection.errors = 0
        } catch {
            if error.reason == .badMessageID { outcome.identifier = identifier() }
            outcome.refuse(error, api: api)
            // Apple does not count 410 among the errors.
            if error.reason.status != 410 { connection.errors += 1 }
        }
        if !wasProven, connection.isProven { outcome.streams = rules.streamsAfterToken }
        outcome.closing = closing(connection)
        connections[id] = connection
        return outcome
    }

    private static func lowercased(_ text: String) -> String {
        text.utf8.contains { (65...90).contains($0) || $0 >= 128 } ? text.lowercased() : text
    }

    private func closing(_ connection: ProviderConnection) -> PushReason? {
        if condition == .shuttingDown { return .shutdown }
        return connection.errors >= rules.errorsBeforeDisconnect ? .tooManyRequests : nil
    }

    private mutating func carryOut(
        _ request: PushRequest, _ path: PushPath?, _ api: PushAPI, on connection: inout ProviderConnection, _ outcome: inout PushOutcome,
        at time: Date
    ) throws(PushRefusal) {
        try checkCondition()
        guard let path else { throw PushRefusal(.badPath, "no interface has the path “\(request.path)”: notifications go to /3/device/TOKEN") }
        guard path.methods.contains(request.method) else {
            throw PushRefusal(.methodNotAllowed, "\(request.method) is not for this path: \(path.methods.joined(separator: ", "))")
        }
        if let name = request.head.repeatedHeaders.first { throw PushRefusal(.duplicateHeaders, "the header “\(name)” is there twice") }
        try checkIdentifier(request, api: api)
        let admission = try admit(request, on: &connection, at: time, &outcome)
        switch path {
        case .device(let token):
            try notify(token, request, admission, connection.environment, &outcome, at: time)
        case .broadcast(let app):
            try checkTopics(admission, app: app, api: api)
            try broadcast(request, to: app, connection.environment, &outcome, at: time)
        case .channels(let app):
            try checkTopics(admission, app: app, api: api)
            try manageChannel(request, of: app, connection.environment, &outcome)
        case .allChannels(let app):
            try checkTopics(admission, app: app, api: api)
            try listChannels(of: app, connection.environment, &outcome)
        }
    }

    private func checkCondition() throws(PushRefusal) {
        switch condition {
        case .working: break
        case .shuttingDown: throw PushRefusal(.shutdown, "the service is going down")
        case .unavailable: throw PushRefusal(.serviceUnavailable, "the service was told to be unavailable")
        case .forbidding: throw PushRefusal(.forbidden, "the service was told to forbid everything; Apple names no cause")
        case .broken: throw PushRefusal(.internalServerError, "the service was told to fail")
        }
    }

    private mutating func admit(
        _ request: PushRequest, on connection: inout ProviderConnection, at time: Date, _ outcome: inout PushOutcome
    ) throws(PushRefusal) -> ProviderAuthority.Admission {
        let admission = try authority.admit(request.head.authorization, on: &connection, at: time).get()
        if !admission.oddities.isEmpty { outcome.notes += admission.oddities }
        return admission
    }

    private mutating func notify(
        _ text: String, _ request: PushRequest, _ admission: ProviderAuthority.Admission, _ environment: PushEnvironment,
        _ outcome: inout PushOutcome, at time: Date
    ) throws(PushRefusal) {
        let headers = try request.head.device.get()
        try checkTopics(admission, app: headers.app, api: .device)
        if admission.isByCertificate, [.liveActivity, .location].contains(headers.kind) {
            throw PushRefusal(
                .deviceTokenNotForTopic, "“\(headers.kind.rawValue)” to a device needs a provider's token: certificates are not taken for it")
        }
        let (place, token) = try token(text, known: request.knownPlace, headers, environment: environment)
        try checkPayload(request, limit: headers.kind.payloadBytes)
        try checkRate(of: request, at: place, time)
        var notification = accept(.token(token.text), headers, environment, request.body, id: outcome.identifier, at: time)
        notification.missingChannel = missingChannel(notification)
        outcome.accept(notification, api: .device, sandbox: environment == .sandbox)
        outcome.use = token.use
        deliver(notification, to: token.device, &outcome)
    }

    private mutating func checkRate(of request: PushRequest, at place: Int, _ time: Date) throws(PushRefusal) {
        let count = request.countInSecond ?? tokens.countRequest(at: place, time)
        guard count <= rules.requestsPerTokenAndSecond else {
            throw PushRefusal(.tooManyRequests, "more than \(rules.requestsPerTokenAndSecond) requests in a second to one token")
        }
    }

    /// The channel of a push to start that nobody has created.
    private func missingChannel(_ notification: AcceptedNotification) -> String? {
        guard knowsAllChannels, notification.headers.kind == .liveActivity, Self.namesChannel(notification.payload),
            case .channel(let name)? = (try? LiveActivityPayload(notification.payload))?.push
        else { return nil }
        guard let channel = channels[name], channel.app == notification.headers.app, channel.environment == notification.environment else {
            return name
        }
        return nil
    }

    private static let channelMember: StaticString = "\"input-push-channel\""

    private static func namesChannel(_ payload: Data) -> Bool {
        payload.withUnsafeBytes { $0.contains(run: UnsafeRawBufferPointer(start: channelMember.utf8Start, count: channelMember.utf8CodeUnitCount)) }
    }

    mutating func accept(
        _ destination: AcceptedNotification.Destination, _ headers: NotificationHeaders, _ environment: PushEnvironment, _ payload: Data,
        id: String, at time: Date
    ) -> AcceptedNotification {
        accepted += 1
        return AcceptedNotification(
            id: id, number: accepted, destination: destination, headers: headers, environment: environment, payload: payload, date: time)
    }

    mutating func deliver(_ notification: AcceptedNotification, to device: String, _ outcome: inout PushOutcome) {
        outcome.recipients.append(device)
        if leavesDelivery { return }
        if online.contains(device) {
            outcome.reached = outcome.recipients
        } else if notification.keptUntil(rules.storedSeconds) == nil {
            outcome.lost.append(PushLoss(notification: notification, device: device, cause: .offline))
        } else {
            outcome.lost += outbox.keep(notification, for: device).map {
                PushLoss(notification: $0, device: device, cause: .replaced(by: notification.id))
            }
        }
    }

    func newChannelIdentifier() -> String { makeChannelIdentifier(rules.channelIdentifierBytes).base64EncodedString() }
}

/// How many requests came for one token in the running second.
struct RecentRequests: Hashable, Sendable {
    private var second = Int.min
    private var number = 0

    mutating func count(at time: Date) -> Int {
        let now = Int(time.timeIntervalSince1970.rounded(.down))
        if now != second { (second, number) = (now, 0) }
        number += 1
        return number
    }
}
