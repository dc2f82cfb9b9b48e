import Foundation
import HTTP2
import IsletModel
import PushFleet
import PushGateway
import PushRehearsal
import PushService
import Synchronization

/// A rehearsal with a sender outside: a push service in real time, with the tokens of many simulated devices.
struct PushLiveRehearsal {
    let file: RehearsalFile
    let options: PushRehearseOptions
    let push: PushOptions
    let profile: SystemProfile
    let folder: PushFolder
    let console: Console
    let printsJSON: Bool

    func run() throws -> ExitCode {
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("islet-rehearsal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let gateway = try makeGateway(work)
        let earlier = try gateway.lastNumber
        let start = Date()
        let fleet = RehearsedFleet(
            file.plan, devices: options.devices, start: start, rules: profile.push, activeSeconds: profile.activities.activeSeconds,
            seed: options.seed)
        let link = FleetLink(
            fleet, app: file.app, attributesType: file.attributesType, channel: channel, gateway: gateway.handle, start: start,
            speed: options.speed)
        let server = PushServerThread(gateway)
        link.begin()
        greet(gateway, link, start)
        let isStopping = Mutex(false)
        Interruption.stopping(by: { isStopping.withLock { $0 = true } }) {
            while !isStopping.withLock({ $0 }), Date().timeIntervalSince(start) * options.speed < file.plan.duration {
                Thread.sleep(forTimeInterval: Self.beat)
                link.pass(to: Date())
            }
        }
        link.finish()
        server.end()
        return try tell(gateway.summary(from: earlier + 1))
    }

    /// Seconds between two looks at which devices come and go.
    private static let beat = 0.05

    /// The channel of a plan that broadcasts, known to the service from the start.
    private var channel: PushChannel? {
        guard file.plan.usesChannel else { return nil }
        let bytes = (0..<profile.push.channelIdentifierBytes).map { _ in UInt8.random(in: 0...255) }
        return PushChannel(
            identifier: Data(bytes).base64EncodedString(), app: file.app, environment: .sandbox,
            storage: file.plan.channelKeepsLatest ? .mostRecent : .none)
    }

    private func makeGateway(_ work: URL) throws -> PushGateway {
        var ports = [PushGatewaySettings.Port(push.port, .sandbox)]
        if let number = push.plainPort { ports.append(.init(number, .sandbox, isPlain: true)) }
        // The store is the rehearsal's own; certificate and key are those that senders trust already.
        var settings = PushGatewaySettings(folder: folder.url, ports: ports)
        settings.storeFolder = work
        settings.keys = try folder.providerKeys(push)
        settings.rules = profile.push
        // Every push is accounted for in the end.
        (settings.rules.journalSeconds, settings.rules.journalRequests) = (.infinity, .max)
        settings.certificates = try folder.certificates(push)
        settings.shared = push.store
        settings.limits.refusesMoreStreams = push.isStrict
        do { return try PushGateway(settings) } catch { throw UsageError(error.description) }
    }

    private func greet(_ gateway: PushGateway, _ link: FleetLink, _ start: Date) {
        console.note("islet: push service with \(options.devices) devices: localhost:\(gateway.ports[0])")
        if gateway.ports.count > 1 { console.note("islet: without TLS: localhost:\(gateway.ports[1])") }
        if let authority = gateway.files?.authority.path { console.note("islet: trust \(authority)") }
        console.note("islet: sign with \(folder.keyFile.path), key \(PushFolder.keyIdentifier), team \(PushFolder.team)")
        if let channel = link.channel { console.note("islet: the activities listen to the channel \(channel.identifier)") }
        let pace = options.speed == 1 ? "" : ", and passes \(options.speed.formatted()) times as fast as the clock"
        console.note("islet: the rehearsal begins at \(Int(start.timeIntervalSince1970))\(pace)")
        console.note("islet: the tokens are at /islet/tokens; Ctrl-C ends the rehearsal and prints what became of the pushes")
    }

    private func tell(_ summary: PushSummary) throws -> ExitCode {
        if printsJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            var short = summary
            short.latencies = []
            console.print(String(decoding: try encoder.encode(short), as: UTF8.self))
        } else {
            for line in Self.lines(summary) { console.print(line) }
        }
        return summary.isBalanced && summary.shownTwice == 0 ? .done : .diagnostics
    }

    private static func lines(_ summary: PushSummary) -> [String] {
        var lines = ["\(summary.requests) requests, \(summary.accepted) accepted"]
        lines += summary.refused.sorted { $0.key < $1.key }.map { "refused \($0.key): \($0.value)" }
        lines += summary.dropped.sorted { $0.key < $1.key }.map { "dropped \($0.key): \($0.value)" }
        let dropped = summary.dropped.values.reduce(0, +)
        lines.append(
            "balance: accepted \(summary.accepted) = shown \(summary.shown) + merged \(summary.merged) + dropped \(dropped) + waiting "
                + "\(summary.waiting)\(summary.isBalanced ? "" : ": NOT BALANCED"); shown twice: \(summary.shownTwice)")
        if let longest = summary.latencies.last {
            let (count, all) = (summary.latencies.count, summary.latencies)
            let texts = [0.5, 0.9, 0.99].map { String(format: "%.2f s", all[min(count - 1, Int(Double(count) * $0))]) }
            lines.append(
                "accepted to shown: half within \(texts[0]), 90 % within \(texts[1]), 99 % within \(texts[2]), all within "
                    + String(format: "%.2f s", longest))
        }
        return lines
    }
}
