import Foundation
import TestGate
import Testing

/// Clients that break the rules of the wire: the gateway goes on for the others.
@Suite(.startsPrograms, .enabled(if: ClientTests.hasProgram("curl"), "apt-get install curl")) struct HostileClientTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("hostile.py").path

    @Test(arguments: ["random", "preface", "reset", "header-bomb", "oversized-frame", "slow-reader", "settings-flood", "ping-flood", "endless-body"])
    func doNotStopTheGateway(_ attack: String) throws {
        let gateway = try LocalGateway { $0.limits.requestSeconds = 2 }
        defer { gateway.stop() }
        let result = try LocalGateway.run(["/usr/bin/python3", Self.script, attack, "\(gateway.ports[2])", try gateway.bearer(), LocalGateway.token])
        #expect(result.code == 0, "\(result.output)")
        let answer = try gateway.curl(
            "/3/device/\(LocalGateway.token)", headers: gateway.goodHeaders, ["--include", "--data", LocalGateway.update])
        #expect(answer.output.hasPrefix("HTTP/2 200"), "\(attack): \(result.output) \(answer.output)")
    }
}
