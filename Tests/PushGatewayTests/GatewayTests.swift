import Foundation
import PushGateway
import PushService
import TestGate
import Testing

/// What the gateway keeps and explains.
@Suite(.startsPrograms, .enabled(if: ClientTests.hasProgram("curl"), "apt-get install curl")) struct GatewayTests {
    private func send(_ gateway: LocalGateway, id: String, _ more: [String] = []) throws -> String {
        try gateway.curl(
            "/3/device/\(LocalGateway.token)", headers: gateway.goodHeaders + ["apns-id: \(id)"], ["--include", "--data", LocalGateway.update] + more
        ).output
    }

    private func identifier(_ number: Int) -> String { String(format: "00000000-0000-4000-8000-%012d", number) }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    @Test func aPushIsExplainedToItsEnd() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        _ = try send(gateway, id: identifier(1))
        let explanation = try object(gateway.curl("/islet/pushes/\(identifier(1))?wait").output)
        #expect(explanation["status"] as? Int == 200 && explanation["kind"] as? String == "liveactivity")
        let effect = try #require((explanation["effects"] as? [[String: Any]])?.first)
        #expect(effect["code"] as? String == "updated" && effect["activity"] as? String == "A1")
        let list = try object(gateway.curl("/islet/pushes").output)
        #expect((list["pushes"] as? [Any])?.count == 1)
        #expect(try gateway.curl("/islet/metrics").output.contains("islet_push_effects_total{code=\"updated\"} 1"))
    }

    @Test func aRefusalSaysWhatAppleDoesNot() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let headers = try gateway.goodHeaders.map { $0.replacingOccurrences(of: ".push-type.liveactivity", with: "") }
        let answer = try gateway.curl("/3/device/\(LocalGateway.token)", headers: headers + ["apns-id: \(identifier(2))"], ["--data", "{}"])
        #expect(answer.output == #"{"reason":"BadTopic"}"#)
        let sentence = try object(gateway.curl("/islet/pushes/\(identifier(2))").output)["sentence"] as? String
        #expect(sentence?.contains("push-type.liveactivity") == true)
    }

    @Test func whatWasAcceptedForAnAbsentDeviceArrivesAfterARestart() throws {
        let first = try LocalGateway(isConnected: false)
        #expect(try send(first, id: identifier(3)).hasPrefix("HTTP/2 200"))
        #expect(first.device.arrived.withLock { $0.isEmpty })
        first.stop()
        let second = try LocalGateway(folder: first.folder)
        defer { second.stop() }
        let explanation = try object(second.curl("/islet/pushes/\(identifier(3))?wait").output)
        #expect((explanation["effects"] as? [[String: Any]])?.first?["code"] as? String == "updated")
        #expect(second.device.arrived.withLock { $0.map(\.id) } == [identifier(3)])
    }

    @Test func aNotificationThatGaveWayToALaterOneSaysSo() throws {
        let gateway = try LocalGateway(isConnected: false)
        defer { gateway.stop() }
        for number in [7, 8] { _ = try send(gateway, id: identifier(number)) }
        let first = try object(gateway.curl("/islet/pushes/\(identifier(7))").output)
        #expect(first["isWaiting"] as? Bool == false && (first["losses"] as? [[String: Any]])?.first?["replaced"] != nil)
        #expect(try object(gateway.curl("/islet/pushes/\(identifier(8))").output)["isWaiting"] as? Bool == true)
    }

    @Test func channelsLastOverARestart() throws {
        let first = try LocalGateway()
        let path = "/1/apps/\(LocalGateway.app)/channels"
        let body = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
        let created = try first.curl(path, headers: first.goodHeaders, ["--include", "--data", body]).output
        #expect(created.hasPrefix("HTTP/2 201"))
        first.stop()
        let second = try LocalGateway(folder: first.folder)
        defer { second.stop() }
        let channels =
            try object(second.curl("/1/apps/\(LocalGateway.app)/all-channels", headers: second.goodHeaders).output)["channels"] as? [String]
        let channel = try #require(channels?.first)
        #expect(channels?.count == 1 && created.contains("apns-channel-id: \(channel)"))
        let deleted = try second.curl(path, headers: second.goodHeaders + ["apns-channel-id: \(channel)"], ["--include", "--request", "DELETE"])
            .output
        #expect(deleted.hasPrefix("HTTP/2 204"))
    }

    @Test func aServiceThatIsToldToFailFails() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let told = try gateway.curl("/islet/condition", ["--include", "--request", "PUT", "--data", "unavailable"]).output
        #expect(told.hasPrefix("HTTP/2 204"), "\(told)")
        #expect(try send(gateway, id: identifier(4)).hasPrefix("HTTP/2 503"))
        _ = try gateway.curl("/islet/condition", ["--request", "PUT", "--data", "working"])
        #expect(try send(gateway, id: identifier(5)).hasPrefix("HTTP/2 200"))
    }

    @Test func aQuietConnectionIsToldThatItWasIdle() throws {
        let gateway = try LocalGateway { $0.limits.idleSeconds = 1 }
        defer { gateway.stop() }
        let script = """
            import socket, sys
            line = socket.create_connection(("127.0.0.1", int(sys.argv[1])), 20)
            line.sendall(b"PRI * HTTP/2.0\\r\\n\\r\\nSM\\r\\n\\r\\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
            data = b""
            while True:
                more = line.recv(4096)
                if not more: break
                data += more
            while len(data) >= 9:
                length = int.from_bytes(data[:3], "big")
                if data[3] == 7: print(data[17:9 + length].decode())
                data = data[9 + length:]
            """
        let result = try LocalGateway.run(["/usr/bin/python3", "-c", script, "\(gateway.ports[2])"])
        #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == #"{"reason":"IdleTimeout"}"#, "\(result.output)")
    }

    @Test func listenersAreToldOfEachPush() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let events = gateway.folder.appendingPathComponent("events.txt")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "curl", "--silent", "--no-buffer", "--http2", "--cacert", gateway.authority.path, "--output", events.path,
            "https://localhost:\(gateway.ports[0])/islet/events",
        ]
        try process.run()
        defer { process.terminate() }
        let isThere = { (text: String) in (try? String(contentsOf: events, encoding: .utf8))?.contains(text) == true }
        try waitUntil { isThere(": islet") }
        _ = try send(gateway, id: identifier(6))
        try waitUntil { isThere("\"code\":\"updated\"") }
    }

    private func waitUntil(_ isDone: () -> Bool) throws {
        for _ in 0..<400 where !isDone() { Thread.sleep(forTimeInterval: 0.05) }
        try #require(isDone())
    }
}

extension LocalGateway {
    func curl(_ path: String, _ more: [String]) throws -> (code: Int32, output: String) { try curl(path, headers: [], more) }
}
