import Foundation
import HTTP2
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

    @Test func healthIsBadWhereTheServiceWasToldToFail() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let good = try gateway.curl("/islet/health", ["--include"]).output
        #expect(good.hasPrefix("HTTP/2 200") && good.contains(#"{"condition":"working","store":"works"}"#), "\(good)")
        _ = try gateway.curl("/islet/condition", ["--request", "PUT", "--data", "broken"])
        #expect(try gateway.curl("/islet/health", ["--include"]).output.hasPrefix("HTTP/2 503"))
    }

    /// A broadcast to nobody is done: whoever waits for it is answered.
    @Test func aBroadcastToNobodyIsFinal() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let body = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
        let created = try gateway.curl("/1/apps/\(LocalGateway.app)/channels", headers: gateway.goodHeaders, ["--include", "--data", body]).output
        let channel = String(try #require(created.firstMatch(of: /apns-channel-id: (\S+)/)).1)
        let headers =
            try gateway.goodHeaders.filter { !$0.hasPrefix("apns-topic") } + ["apns-channel-id: \(channel)", "apns-request-id: \(identifier(9))"]
        let sent = try gateway.curl("/4/broadcasts/apps/\(LocalGateway.app)", headers: headers, ["--include", "--data", LocalGateway.update]).output
        #expect(sent.hasPrefix("HTTP/2 200"), "\(sent)")
        let explanation = try object(gateway.curl("/islet/pushes/\(identifier(9))?wait").output)
        #expect(explanation["isWaiting"] as? Bool == false && (explanation["devices"] as? [Any])?.isEmpty == true)
    }

    /// Requests that have come are answered, connections are told, and nobody is taken any more.
    @Test func anEndingGatewayAnswersWhatHasCome() throws {
        let gateway = try LocalGateway()
        let client = try HTTP2Client(port: gateway.ports[2], security: .plain)
        let bearer = try gateway.bearer()
        let headers = [
            (name: "authorization", value: "bearer " + bearer), (name: "apns-topic", value: LocalGateway.app + ".push-type.liveactivity"),
            (name: "apns-push-type", value: "liveactivity"),
        ]
        let request = HTTP2Client.Request(path: "/3/device/\(LocalGateway.token)", headers: headers, body: Data(LocalGateway.update.utf8))
        #expect(client.send(request)?.status == 200)
        let ender = Thread {
            Thread.sleep(forTimeInterval: 0.005)
            gateway.stop()
        }
        ender.start()
        var statuses: [Int?] = []
        while !ender.isFinished { statuses += client.send(Array(repeating: request, count: 50)).map { $0?.status } }
        // Whatever was answered was answered well, until nothing was.
        let answered = statuses.prefix { $0 != nil }
        #expect(!answered.isEmpty && answered.allSatisfy { $0 == 200 || $0 == 429 })
        #expect(throws: HTTP2Error.self) { try HTTP2Client(port: gateway.ports[2], security: .plain) }
    }

    /// What a client that asks for nothing is told until its connection is closed: the last words of `GOAWAY` frames, one a line.
    private static let patientClient = """
        import socket, sys
        line = socket.create_connection(("127.0.0.1", int(sys.argv[1])), 20)
        line.sendall(b"PRI * HTTP/2.0\\r\\n\\r\\nSM\\r\\n\\r\\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
        print("connected", flush=True)
        data = b""
        while True:
            more = line.recv(4096)
            if not more: break
            data += more
        while len(data) >= 9:
            length = int.from_bytes(data[:3], "big")
            if data[3] == 7: print("told", data[17:9 + length].decode())
            data = data[9 + length:]
        """

    @Test func aQuietConnectionIsToldThatItWasIdle() throws {
        let gateway = try LocalGateway { $0.limits.idleSeconds = 1 }
        defer { gateway.stop() }
        let result = try LocalGateway.run(["/usr/bin/python3", "-c", Self.patientClient, "\(gateway.ports[2])"])
        #expect(result.output == "connected\ntold {\"reason\":\"IdleTimeout\"}\n", "\(result.output)")
    }

    @Test func connectionsAreToldThatTheGatewayEnds() throws {
        let gateway = try LocalGateway()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", Self.patientClient, "\(gateway.ports[2])"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let greeting = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(greeting.hasPrefix("connected"))
        Thread.sleep(forTimeInterval: 0.2)
        gateway.stop()
        let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(told.contains("told"), "\(told)")
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
