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
    let storage: any PushStorage
    var links: [String: any PushDeviceLink] = [:]
    var counts = PushCounts()
    var latest = RecentExplanations()
    var listeners: [HTTP2StreamID] = []
    var listensToAll = false
    var waiters: [String: [HTTP2StreamID]] = [:]
    var round = PushRound()
    private var requests: [(PushRequest, HTTP2StreamID)] = []
    private var listener: SharedPushListener?
    private let report: (@Sendable (PushExplanation) -> Void)?

    /// Opens ports and store.
    ///
    /// - Parameter report: Called with each explanation when it is final, or when nothing can be said yet; on the gateway's thread.
    public init(_ settings: PushGatewaySettings, report: (@Sendable (PushExplanation) -> Void)? = nil) throws(PushGatewayError) {
        self.settings = settings
        self.report = report
        var authority = ProviderAuthority(keys: settings.keys, rules: settings.rules, verify: SigningKey.verify)
        authority.certificates = settings.certificates
        service = PushService(rules: settings.rules, authority: authority) { count in
            var generator = SystemRandomNumberGenerator()
            return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
        service.knowsAllChannels = true
        let shared: SharedPushStore?
        if let address = settings.shared {
            let store = try SharedPushStore(address)
            (storage, shared) = (store, store)
        } else {
            (storage, shared) = (try FilePushStore(folder: settings.folder), nil)
        }
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
        do { try storage.restore(&service) } catch { throw .storage(file: settings.storeName, reason: "\(error)") }
        server.service = self
        server.everySecond = { [unowned self] in everySecond() }
        guard let shared else { return }
        listener = SharedPushListener(shared.address, member: shared.member) { [handle] in handle.hearNews() }
    }

    private func makeContext() throws(HTTP2Error) -> TLSContext {
        let files = try TLSFiles(in: settings.folder, names: PushGatewaySettings.hostNames)
        self.files = files
        return try TLSContext(certificate: files.certificate, key: files.key)
    }

    /// Serves until somebody stops it by the handle.
    public func run() {
        server.run()
        listener?.end()
        trying { try storage.end() }
    }

    public var handle: PushGatewayHandle { PushGatewayHandle(gateway: self) }

    // MARK: Rounds

    /// Judges the requests of the round, keeps everything that it brought in one commit, then answers and delivers.
    private func endRound() {
        let streams = requests.map(\.1)
        guard !requests.isEmpty || !round.isEmpty else { return }
        do {
            try judge()
            try storage.keep(&round)
        } catch {
            for stream in streams { server.respond(stream, .unkept) }
            // What devices said is kept with the next round.
            round.items = []
            return complain("the store fails: \(error)")
        }
        let done = round
        round = PushRound()
        for (item, stream) in zip(done.items, streams) { answer(item, stream) }
        for note in done.notes { tell(note) }
    }

    private func judge() throws {
        guard !requests.isEmpty else { return }
        let taken = requests
        requests = []
        let (first, news) = try storage.begin(taken.count, &service)
        take(news)
        for (index, (request, stream)) in taken.enumerated() { judge(request, stream, number: first + index) }
    }

    private func judge(_ request: PushRequest, _ stream: HTTP2StreamID, number: Int) {
        let now = Date()
        service.accepted = number - 1
        let outcome = service.answer(request, on: stream.connection, identifier: PushIdentifier.make(), at: now)
        counts.note(outcome)
        var item = PushRound.Item(outcome: outcome, explanation: PushExplanation(request, outcome, number: number, at: now))
        item.longestWait = service.rules.storedSeconds
        noteChannels(request, &item)
        round.items.append(item)
    }

    private func noteChannels(_ request: PushRequest, _ item: inout PushRound.Item) {
        let outcome = item.outcome
        if case .channel(let name)? = outcome.accepted?.destination { item.channel = service.channels[name] }
        guard outcome.refusal == nil, PushPath(request.path)?.api == .channels else { return }
        if let created = outcome.response.headers.first(where: { $0.name == "apns-channel-id" })?.value { item.channel = service.channels[created] }
        if request.method == "DELETE" { item.removedChannel = request.value("apns-channel-id") }
    }

    private func answer(_ item: PushRound.Item, _ stream: HTTP2StreamID) {
        server.respond(stream, HTTP2Response(item.outcome.response))
        if let streams = item.outcome.streams { server.allow(streams: streams, on: stream.connection) }
        if let reason = item.outcome.closing { server.close(stream.connection, saying: #"{"reason":"\#(reason.rawValue)"}"#) }
        latest.add(item.explanation)
        pass(on: item.explanation)
        for loss in item.outcome.lost where loss.notification.number != item.explanation.number { tell(PushRound.Note(loss)) }
        for delivery in item.outcome.deliveries { handOver(delivery.notification, to: delivery.device) }
    }

    // MARK: Others of the same store

    /// Something was left in the store for this gateway.
    func hearNews() {
        trying { take(try storage.begin(0, &service).news) }
    }

    private func take(_ news: PushNews) {
        for number in news.told {
            latest.forget(number)
            trying { if let explanation = try storage.explanation(number) { publish(explanation) } }
        }
        for delivery in news.deliveries { handOver(delivery.notification, to: delivery.device) }
    }

    // MARK: Telling

    /// Whether anybody is told of what becomes of a request.
    func isWatched(_ id: String) -> Bool { report != nil || !listeners.isEmpty || waiters[id] != nil }

    func pass(on explanation: PushExplanation) {
        if let report, explanation.isFinal || explanation.isWaiting { report(explanation) }
        publish(explanation)
    }

    func complain(_ sentence: String) { FileHandle.standardError.write(Data("islet: \(sentence)\n".utf8)) }

    private func everySecond() {
        trying {
            for note in try storage.tick(&service, at: Date()) { tell(note) }
            if storage.hasLostDevices { reconnectAll() }
        }
    }
}

extension PushGateway: HTTP2Service {
    public func opened(_ connection: Int, port: Int) { service.connected(connection, environment: settings.ports[port].environment) }

    public func presented(_ certificate: PeerCertificate, _ connection: Int) {
        var environments: Set<PushEnvironment> = []
        if certificate.isForDevelopment { environments.insert(.sandbox) }
        if certificate.isForProduction { environments.insert(.production) }
        service.presented(
            ProviderCertificate(
                fingerprint: certificate.fingerprint, app: certificate.app, environments: environments, begin: certificate.begin,
                end: certificate.end), on: connection)
    }

    public func closed(_ connection: Int) {
        service.disconnected(connection)
        listeners.removeAll { $0.connection == connection }
        for id in waiters.keys { waiters[id]?.removeAll { $0.connection == connection } }
        if listeners.isEmpty { listenToAll(false) }
    }

    public func received(_ request: HTTP2Request, _ stream: HTTP2StreamID) {
        if request.path.hasPrefix("/islet/") { return answerAPI(request, stream) }
        requests.append((PushRequest(request), stream))
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
