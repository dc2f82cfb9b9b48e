import Foundation
import HTTP2
import TestGate
import Testing

/// Clients that break the rules of the wire: the gateway goes on for the others.
@Suite(.startsPrograms, .enabled(if: ClientTests.hasProgram("curl"), "apt-get install curl")) struct HostileClientTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("hostile.py").path

    static let attacks = [
        "random", "million-bytes", "preface", "reset", "header-bomb", "oversized-frame", "slow-reader", "slow-loris", "settings-flood", "ping-flood",
        "endless-body",
    ]

    @Test(arguments: attacks) func doNotStopTheGateway(_ attack: String) throws {
        let gateway = try LocalGateway { $0.limits.requestSeconds = 2 }
        defer { gateway.stop() }
        let result = try LocalGateway.run(["/usr/bin/python3", Self.script, attack, "\(gateway.ports[2])", try gateway.bearer(), LocalGateway.token])
        #expect(result.code == 0, "\(result.output)")
        let answer = try gateway.curl(
            "/3/device/\(LocalGateway.token)", headers: gateway.goodHeaders, ["--include", "--data", LocalGateway.update])
        #expect(answer.output.hasPrefix("HTTP/2 200"), "\(attack): \(result.output) \(answer.output)")
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// Seconds of each of some requests of a good client, one after the other.
    private static func times(_ client: HTTP2Client, _ count: Int) throws -> [Double] {
        try (0..<count).map { _ in
            let begin = ContinuousClock.now
            let answer = client.send(.init(path: "/3/device/ab", headers: GatewayProcess.headers, body: Data(LocalGateway.update.utf8)))
            try #require(answer?.status == 200)
            return (ContinuousClock.now - begin) / .seconds(1)
        }
    }

    /// Turns without and with an attack, which stands still meanwhile: what else the machine does slows both alike.
    private static func siege(_ attack: String, _ gateway: GatewayProcess, _ client: HTTP2Client) throws -> (quiet: Double, during: Double) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/nice")
        process.arguments = ["-n", "19", "/usr/bin/python3", script, attack, "\(gateway.port)", GatewayProcess.bearer, "ab", "forever"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        Thread.sleep(forTimeInterval: 0.3)
        var (quiet, during): ([Double], [Double]) = ([], [])
        for _ in 0..<12 {
            kill(process.processIdentifier, SIGSTOP)
            quiet += try times(client, 40).dropFirst(5)
            kill(process.processIdentifier, SIGCONT)
            during += try times(client, 40).dropFirst(5)
        }
        return (median(quiet), median(during))
    }

    /// On a machine whose processors attacker and gateway share, so that figures are printed and the limits are wide.
    @Test func goodClientsGoOnAndNothingGrows() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-siege-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let gateway = try GatewayProcess(folder, store: "-", journal: folder.appendingPathComponent("journal").path)
        defer { gateway.kill() }
        let client = try HTTP2Client(port: gateway.port, security: .plain)
        _ = try Self.times(client, 300)
        for attack in Self.attacks {
            let before = gateway.memory
            let (quiet, during) = try Self.siege(attack, gateway, client)
            let growth = gateway.memory - before
            let ratio = String(format: "%.2f", during / quiet)
            print("\(attack): median \(Int(quiet * 1e6)) µs, meanwhile \(Int(during * 1e6)) µs: \(ratio); \(growth) KB more")
            #expect(during < max(quiet * 3, 0.02) && growth < 64 * 1024, "\(attack)")
        }
        // Whoever is too slow is gone by now or soon; what they held is used again.
        #expect(gateway.memory < 256 * 1024)
    }
}
