import Foundation
import HTTP2
import IsletModel
import PushService

/// A push service that a provider cannot tell from Apple's, except that it explains.
///
/// Requests are answered by the state machine ``PushService``; what it accepts is in the store before the answer leaves, one commit for all
/// that arrived together; devices get it afterwards, and what they do with it is added to the explanation.
/// Everything but the handle belongs to the server's thread.
public final class PushGateway {
    let settings: PushGatewaySettings
    let server: HTTP2Server
    public private(set) var files: TLSFiles?
    /// The numbers of the ports, in the order of the settings.
    public private(set) var ports: [Int] = []
    var service: PushService
    let store: PushStore
    var links: [String: any PushDeviceLink] = [:]
    var counts = PushCounts()
    var latest = RecentExplanations()
    var listeners: [HTTP2StreamID] = []
    var waiters: [String: [HTTP2StreamID]] = [:]
    private var round: [PushRound.Item] = []
    private var number = 0
    private let report: @Sendable (PushExplanation) -> Void

    /// Opens ports and store.
    ///
    /// - Parameter report: Called with each explanation when it is final, or when nothing can be said yet; on the gateway's thread.
    public init(_ settings: PushGatewaySettings, report: @escaping @Sendable (PushExplanation) -> Void = { _ in }) throws(PushGatewayError) {
        self.settings = settings
        self.report = report
        let authority = ProviderAuthority(keys: settings.keys, rules: settings.rules, verify: SigningKey.verify)
        service = PushService(rules: settings.rules, authority: authority) { count in
            var generator = SystemRandomNumberGenerator()
            return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
        store = try PushStore(folder: settings.folder)
        do throws(HTTP2Error) {
            var limits = settings.limits
            limits.streams = settings.rules.streamsBeforeToken
            limits.idleText = #"{"reason":"\#(PushReason.idleTimeout.rawValue)"}"#
            server = try HTTP2Server(limits: limits)
            let context = try settings.ports.contains { !$0.isPlain } ? makeContext() : nil
            for port in settings.ports {
                ports.append(try server.listen(port: port.number, address: settings.address, tls: port.isPlain ? nil : context))
            }
        } catch {
            throw .server(error.description)
        }
        do { try restore() } catch { throw .storage(file: settings.folder.appendingPathComponent(PushStore.fileName).path, reason: "\(error)") }
        server.service = self
        server.everySecond = { [unowned self] in everySecond() }
    }

    private func makeContext() throws(HTTP2Error) -> TLSContext {
        let files = try TLSFiles(in: settings.folder, names: PushGatewaySettings.hostNames)
        self.files = files
        return try TLSContext(certificate: files.certificate, key: files.key)
    }

    private func restore() throws {
        for token in try store.tokens() { service.restore(token) }
        for channel in try store.channels() { service.restore(channel) }
        for (device, notification) in try store.undelivered() { service.restore(notification, for: device) }
        number = try store.explanationCount()
    }

    /// Serves until somebody stops it by the handle.
    public func run() { server.run() }

    public var handle: PushGatewayHandle { PushGatewayHandle(gateway: self) }

    // MARK: Rounds

    /// Keeps everything that the round brought in one commit, then answers and delivers.
    func endRound() {
        guard !round.isEmpty else { return }
        let items = round
        round = []
        do {
            try store.change { for item in items { try keep(item) } }
        } catch {
            for item in items { server.respond(item.stream, .unkept) }
            return complain("the store fails: \(error)")
        }
        for item in items {
            server.respond(item.stream, HTTP2Response(item.outcome.response))
            if let streams = item.outcome.streams { server.allow(streams: streams, on: item.stream.connection) }
            if let reason = item.outcome.closing { server.close(item.stream.connection, saying: #"{"reason":"\#(reason.rawValue)"}"#) }
            tell(item.explanation)
            for delivery in item.outcome.deliveries { handOver(delivery.notification, to: delivery.device) }
        }
    }

    private func keep(_ item: PushRound.Item) throws {
        try store.keep(item.explanation)
        for delivery in item.outcome.deliveries { try store.keep(delivery.notification, for: delivery.device) }
        for loss in item.outcome.lost {
            try store.forget(loss.notification.id, of: loss.device)
            if loss.notification.id != item.explanation.id { try note(loss) }
        }
        guard let accepted = item.outcome.accepted else { return try keepChannels(item) }
        switch accepted.destination {
        case .token(let text):
            if item.explanation.isWaiting, let device = service.tokens[text]?.device { try store.keep(accepted, for: device) }
        case .channel(let channel):
            if let channel = service.channels[channel] { try store.keep(channel) }
        }
    }

    private func keepChannels(_ item: PushRound.Item) throws {
        guard PushPath(item.explanation.path)?.api == .channels, item.outcome.refusal == nil else { return }
        if let created = item.outcome.response.headers.first(where: { $0.name == "apns-channel-id" })?.value, let channel = service.channels[created]
        {
            try store.keep(channel)
        }
        if item.explanation.method == "DELETE", let gone = item.channel { try store.forget(channel: gone) }
    }

    func take(_ request: PushRequest, _ stream: HTTP2StreamID) {
        number += 1
        let now = Date()
        let outcome = service.answer(request, on: stream.connection, identifier: UUID().uuidString.lowercased(), at: now)
        counts.note(outcome)
        let explanation = PushExplanation(request, outcome, number: number, at: now)
        round.append(PushRound.Item(stream: stream, outcome: outcome, explanation: explanation, channel: request.value("apns-channel-id")))
    }

    // MARK: Devices

    func handOver(_ notification: AcceptedNotification, to device: String) {
        var use: DeviceToken.Use?
        if case .token(let text) = notification.destination { use = service.tokens[text]?.use }
        links[device]?.deliver(notification, use: use)
    }

    /// A device is done with a notification.
    func arrived(_ id: String, _ effect: PushEffect, of device: String) {
        counts.note(effect)
        do {
            try store.change {
                try store.forget(id, of: device)
                guard var explanation = try latest[id] ?? store.explanation(id: id) else { return }
                explanation.note(effect)
                try store.keep(explanation)
                latest.replace(explanation)
                pass(on: explanation)
            }
        } catch {
            complain("the store fails: \(error)")
        }
    }

    private func tell(_ explanation: PushExplanation) {
        latest.add(explanation)
        pass(on: explanation)
    }

    private func pass(on explanation: PushExplanation) {
        if explanation.isFinal || explanation.isWaiting { report(explanation) }
        publish(explanation)
    }

    func complain(_ sentence: String) { FileHandle.standardError.write(Data("islet: \(sentence)\n".utf8)) }

    private func everySecond() {
        for loss in service.expire(at: Date()) {
            do {
                try store.change {
                    try store.forget(loss.notification.id, of: loss.device)
                    guard var explanation = try store.explanation(id: loss.notification.id) else { return }
                    explanation.losses.append(loss.cause)
                    explanation.isWaiting = false
                    try store.keep(explanation)
                    tell(explanation)
                }
            } catch {
                complain("the store fails: \(error)")
            }
        }
    }
}

/// What a round of the server's loop brought in.
enum PushRound {
    struct Item {
        var stream: HTTP2StreamID
        var outcome: PushOutcome
        var explanation: PushExplanation
        var channel: String?
    }
}

extension PushGateway: HTTP2Service {
    public func opened(_ connection: Int, port: Int) { service.connected(connection, environment: settings.ports[port].environment) }

    public func closed(_ connection: Int) {
        service.disconnected(connection)
        listeners.removeAll { $0.connection == connection }
        for id in waiters.keys { waiters[id]?.removeAll { $0.connection == connection } }
    }

    public func received(_ request: HTTP2Request, _ stream: HTTP2StreamID) {
        if request.path.hasPrefix("/islet/") { return answerAPI(request, stream) }
        take(PushRequest(request), stream)
    }

    public func roundEnded() { endRound() }
}

extension PushRequest {
    init(_ request: HTTP2Request) {
        // Of a body that is too long only the beginning was kept: its length counts.
        let missing = request.bodyCount - request.body.count
        let body = missing > 0 ? request.body + Data(count: missing) : request.body
        self.init(method: request.method, path: request.path, headers: request.headers.map { Header($0.name, $0.value) }, body: body)
    }
}

extension HTTP2Response {
    init(_ response: PushResponse) {
        self.init(status: response.status, headers: response.headers.map { ($0.name, $0.value) }, body: response.body)
    }

    /// What was accepted could not be kept, so that it was not accepted.
    static var unkept: HTTP2Response {
        HTTP2Response(status: 500, headers: [("content-type", "application/json")], body: #"{"reason":"InternalServerError"}"#.utf8)
    }
}
