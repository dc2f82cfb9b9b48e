import Foundation
import HTTP2
import PushService
import TestGate
import Testing

/// Gateways that are killed at any moment between accepting and delivering.
@Suite(.startsPrograms) struct KillTests {
    /// How often a gateway is killed; `ISLET_KILLS=500` for a long run.
    private static let kills = ProcessInfo.processInfo.environment["ISLET_KILLS"].flatMap { Int($0) } ?? 12

    private static func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("islet-kills-\(UUID().uuidString)") }

    /// Sends so many pushes at once; the identifiers of those that were accepted before the gateway fell silent.
    private static func send(_ count: Int, port: Int, from first: Int) -> [String] {
        guard let client = try? HTTP2Client(port: port, security: .plain) else { return [] }
        let identifiers = (first..<first + count).map { String(format: "00000000-0000-4000-8000-%012d", $0) }
        let answers = client.send(
            identifiers.map {
                .init(path: "/3/device/ab", headers: GatewayProcess.headers + [(name: "apns-id", value: $0)], body: Data(LocalGateway.update.utf8))
            })
        return zip(identifiers, answers).filter { $1?.status == 200 }.map { $0.0 }
    }

    private static func lines(_ file: URL) -> [String] {
        (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }

    /// Waits until everything that was accepted has arrived; then each did so once.
    private static func check(_ accepted: [String], in journal: URL, kills: Int) {
        for _ in 0..<400 where !Set(accepted).isSubset(of: lines(journal)) { Thread.sleep(forTimeInterval: 0.05) }
        let arrived = lines(journal)
        #expect(accepted.count > kills, "too few pushes were accepted before a kill: \(accepted.count)")
        #expect(Set(accepted).subtracting(arrived).isEmpty, "lost of \(accepted.count)")
        #expect(arrived.count == Set(arrived).count, "twice")
    }

    /// Kills the gateway while a sender sends, at a moment that chance decides.
    private static func sendAndKill(_ gateway: GatewayProcess, port: Int, from first: Int, _ random: inout SystemRandomNumberGenerator) -> [String] {
        // On a busy machine it takes its time to begin.
        var accepted = send(1, port: port, from: first)
        let moment = UInt32.random(in: 500..<25_000, using: &random)
        let killer = Thread {
            usleep(moment)
            gateway.kill()
        }
        killer.start()
        for batch in 1..<40 where !killer.isFinished { accepted += send(16, port: port, from: first + batch * 16) }
        while !killer.isFinished { usleep(500) }
        return accepted
    }

    @Test func loseNothingThatTheyAcceptedIntoAFile() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let journal = folder.appendingPathComponent("journal")
        var random = SystemRandomNumberGenerator()
        var accepted: [String] = []
        for round in 0..<Self.kills {
            let gateway = try GatewayProcess(folder, store: "-", journal: journal.path)
            accepted += Self.sendAndKill(gateway, port: gateway.port, from: round * 1000, &random)
        }
        let last = try GatewayProcess(folder, store: "-", journal: journal.path)
        defer { last.kill() }
        Self.check(accepted, in: journal, kills: Self.kills)
    }

    /// Two gateways: one takes the pushes, the other one has the device. Either may be killed.
    @Test(.enabled(if: LocalRedis.isInstalled, "apt-get install redis-server")) func loseNothingThatTheyAcceptedIntoASharedStore() throws {
        let redis = try LocalRedis()
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let journal = folder.appendingPathComponent("journal")
        let make = { (name: String, journal: String) in
            try GatewayProcess(folder.appendingPathComponent(name), store: redis.url, journal: journal)
        }
        var random = SystemRandomNumberGenerator()
        var accepted: [String] = []
        var (front, home) = (try make("front", "-"), try make("home", journal.path))
        for round in 0..<Self.kills {
            let isFront = Bool.random(using: &random)
            accepted += Self.sendAndKill(isFront ? front : home, port: front.port, from: round * 1000, &random)
            if isFront { front = try make("front", "-") } else { home = try make("home", journal.path) }
        }
        defer {
            front.kill()
            home.kill()
        }
        Self.check(accepted, in: journal, kills: Self.kills)
    }
}
