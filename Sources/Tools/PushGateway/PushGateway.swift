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
    var latest = RecentEntries()
    var listeners: [HTTP2StreamID] = []
    var listensToAll = false
    var waiters: [String: [HTTP2StreamID]] = [:]
    var round = PushRound()
    private var requests: [(PushRequest, HTTP2StreamID)] = []
    private var heads = HeadMemory()
    private var payloads = PayloadMemory()
    private var identifiers = PushIdentifiers()
    let arrivals: PushArrivalBox
    private var listener: SharedPushListener?
    private let report: (@Sendable (PushExplanation) -> Void)?

    /// Opens ports and store.
    ///
    /// - Parameter report: Called with each explanation when it is final, or when nothing can be said yet; on the gateway's thread.
    public init(_ settings: PushGatewaySettings, report: (@Sendable (PushExplanation) -> Void)? = nil) throws(PushGatewayError) {
        self.settings = settings
        self.report = report
        arrivals = PushArrivalBox()
        var authority = ProviderAuthority(keys: settings.keys, rules: settings.rules, verify: SigningKey.verify)
        authority.certificates = settings.certificates
        service = PushService(rules: settings.rules, authority: authority) { count in
            var generator = SystemRandomNumberGenerator()
            return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
        service.knowsAllChannels = true
        let shared: SharedPushStore?
        if let address = settings.shared {
            let store = try SharedPushStore(address, keeping: JournalLimit(settings.rules))
            (storage, shared) = (store, store)
        } else {
            (storage, shared) = (try FilePushStore(folder: settings.storeFolder ?? settings.folder, keeping: JournalLimit(settings.rules)), nil)
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
        for note in arrivals.take() { take(note) }
        guard !requests.isEmpty || !round.isEmpty else { return }
        let streams = requests.map(\.1)
        do {
            try judge()
            try storage.keepNotes(of: &round)
            do { try storage.keep(round) } catch is PushSightLost {
                reconnectLost()
                try storage.keep(round)
            }
        } catch {
            for stream in streams { server.respond(stream, .unkept) }
            // What devices said is kept with the next round.
            round.entries = []
            return complain("the store fails: \(error)")
        }
        let done = round
        round = PushRound()
        for (entry, stream) in zip(done.entries, streams) { answer(entry, stream) }
        for note in done.notes { tell(note) }
    }

    private func judge() throws {
        guard !requests.isEmpty else { return }
        let taken = requests
        requests.removeAll(keepingCapacity: true)
        let beginning = try storage.begin(taken.map(\.0), &service)
        take(beginning.news)
        reconnectLost()
        let now = Date()
        round.entries.reserveCapacity(taken.count)
        for (index, (request, stream)) in taken.enumerated() {
            var request = request
            if !beginning.counts.isEmpty { request.countInSecond = beginning.counts[index] }
            judge(request, stream, number: beginning.first + index, at: now)
        }
    }

    private func judge(_ request: PushRequest, _ stream: HTTP2StreamID, number: Int, at now: Date) {
        service.accepted = number - 1
        let outcome = service.answer(request, on: stream.connection, identifier: identifiers.make(), at: now)
        counts.note(outcome)
        let entry = PushEntry(request, outcome, number: number, at: now, longestWait: service.rules.storedSeconds)
        noteChannels(entry)
        round.entries.append(entry)
    }

    private func noteChannels(_ entry: PushEntry) {
        if let accepted = entry.outcome.accepted {
            if case .channel(let name) = accepted.destination { entry.channel = service.channels[name] }
            return
        }
        guard entry.outcome.refusal == nil, PushPath(entry.request.path)?.api == .channels else { return }
        if let created = entry.outcome.response.headers.first(where: { $0.name == "apns-channel-id" })?.value {
            entry.channel = service.channels[created]
        }
        if entry.request.method == "DELETE" { entry.removedChannel = entry.request.value("apns-channel-id") }
    }

    private func answer(_ entry: PushEntry, _ stream: HTTP2StreamID) {
        let outcome = entry.outcome
        server.respond(stream, HTTP2Response(outcome))
        if let streams = outcome.streams { server.allow(streams: streams, on: stream.connection) }
        if let reason = outcome.closing { server.close(stream.connection, saying: #"{"reason":"\#(reason.rawValue)"}"#) }
        latest.add(entry)
        if isWatched(entry.id) { pass(on: entry.explanation) }
        for loss in outcome.lost where loss.notification.number != entry.number { tell(PushRound.Note(loss)) }
        guard let accepted = outcome.accepted, !outcome.reached.isEmpty else { return }
        for device in outcome.reached { links[device]?.deliver(accepted, use: outcome.use) }
    }

    // MARK: Others of the same store

    /// Something was left in the store for this gateway.
    func hearNews() {
        trying {
            take(try storage.begin([], &service).news)
            reconnectLost()
        }
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
    func isWatched(_ id: String) -> Bool { report != nil || !listeners.isEmpty || (!waiters.isEmpty && waiters[id] != nil) }

    func pass(on explanation: PushExplanation) {
        if let report, explanation.isFinal || explanation.isWaiting { report(explanation) }
        publish(explanation)
    }

    func complain(_ sentence: String) { FileHandle.standardError.write(Data("islet: \(sentence)\n".utf8)) }

    private func everySecond() {
        trying {
            for note in try storage.tick(&service, at: Date()) { tell(note) }
            reconnectLost()
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
        forget { $0.connection == connection }
    }

    public func received(_ request: HTTP2Request, _ stream: HTTP2StreamID) {
        let known = request.withPath { path in
            path.begins(with: Self.devicePath) ? find(UnsafeRawBufferPointer(rebasing: path[Self.devicePath.utf8CodeUnitCount...])) : nil
        }
        if known == nil, request.withPath({ $0.begins(with: Self.apiPath) }) { return answerAPI(request, stream) }
        let (head, identifier) = heads.read(request)
        let body = payloads.read(request)
        let made =
            known.map { PushRequest(head, identifier: identifier, to: $0, body: body, bodyCount: request.bodyCount) }
            ?? PushRequest(head, identifier: identifier, path: request.path, body: body, bodyCount: request.bodyCount)
        requests.append((made, stream))
    }

    private func find(_ token: UnsafeRawBufferPointer) -> KnownToken? { service.find(token) }

    private static let apiPath: StaticString = "/islet/"
    private static let devicePath: StaticString = "/3/device/"

    public func cancelled(_ stream: HTTP2StreamID) {
        forget { $0 == stream }
    }

    /// Clients that nobody has to tell anything any more.
    private func forget(_ isGone: (HTTP2StreamID) -> Bool) {
        listeners.removeAll(where: isGone)
        for id in waiters.keys { waiters[id]?.removeAll(where: isGone) }
        if listeners.isEmpty { listenToAll(false) }
    }

    public func roundEnded() { endRound() }
}

extension HTTP2Response {
    init(_ outcome: PushOutcome) {
        guard outcome.status >= 400 || outcome.accepted == nil else {
            self.init(status: outcome.status) { fields in outcome.forEachAcceptedField { fields.add($0, $1) } }
            isRepeated = false
            return
        }
        self.init(outcome.response)
    }

    private init(_ response: PushResponse) {
        self.init(status: response.status, headers: response.headers.map { ($0.name, $0.value) }, body: response.body)
    }

    /// What was accepted could not be kept, so that it was not accepted.
    static var unkept: HTTP2Response {
        HTTP2Response(status: 500, headers: [("content-type", "application/json")], body: #"{"reason":"InternalServerError"}"#.utf8)
    }
}
