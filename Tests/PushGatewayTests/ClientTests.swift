import Foundation
import HTTP2
import IsletModel
import PushClient
import PushGateway
import PushService
import TestGate
import Testing

/// Senders as they are, against the gateway over real connections.
@Suite(.startsPrograms) struct ClientTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("clients.py").path
    private static let python = "/usr/bin/python3"

    static func has(_ module: String) -> Bool { (try? LocalGateway.run([python, "-c", "import \(module)"]))?.code == 0 }
    static func hasProgram(_ name: String) -> Bool { (try? LocalGateway.run(["which", name]))?.code == 0 }

    private func send(with library: String, _ gateway: LocalGateway, token: String = LocalGateway.token, by python: [String] = [python]) throws
        -> String
    {
        let words =
            python + [
                Self.script, library, "\(gateway.ports[0])", gateway.authority.path, gateway.keyFile.path, LocalGateway.keyIdentifier,
                LocalGateway.team, token, LocalGateway.app + ".push-type.liveactivity", LocalGateway.update,
            ]
        // A library may write of a refusal before the script prints its line.
        let lines = try LocalGateway.run(words).output.split(whereSeparator: \.isNewline)
        return lines.last?.trimmingCharacters(in: .whitespaces) ?? ""
    }

    @Test(.enabled(if: has("httpx, h2, jwt"), "apt-get install python3-httpx python3-h2 python3-jwt python3-cryptography"))
    func httpxSendsThreeOnOneConnection() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        #expect(try send(with: "httpx", gateway) == "200")
        let sizes = gateway.device.arrived.withLock { $0.map(\.payload.count) }
        #expect(sizes.count == 3 && Set(sizes).count == 1, "\(sizes)")
        #expect(try send(with: "httpx", gateway, token: "cd") == "400 BadDeviceToken")
    }

    @Test(.enabled(if: has("aioapns"), "apt-get install python3-aioapns")) func aioapnsOffersNoProtocolAndIsServed() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let answers = try [LocalGateway.token, "cd"].map { try send(with: "aioapns", gateway, token: $0) }
        #expect(answers == ["200", "400 BadDeviceToken"])
        #expect(gateway.device.arrived.withLock { $0.count } == 1)
    }

    /// What `./test` installed of the Python package index.
    private static let modules = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/test-python").path
    private static let hasKalyke = (try? LocalGateway.run(["env", "PYTHONPATH=" + modules, "python3", "-c", "import kalyke"]))?.code == 0

    @Test(.enabled(if: hasKalyke, "pip install kalyke-apns")) func kalykeSendsTheTimeOfItsTokenAsATextAndIsServed() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let answers = try [LocalGateway.token, "cd"].map {
            try send(with: "kalyke", gateway, token: $0, by: ["env", "PYTHONPATH=" + Self.modules, "python3"])
        }
        #expect(answers == ["200", "400 BadDeviceToken"])
        #expect(gateway.device.arrived.withLock { $0.count } == 1)
    }

    @Test func theClientInSwiftSendsManyAtOnce() throws {
        let gateway = try LocalGateway { $0.rules = Self.unlimited }
        defer { gateway.stop() }
        let key = try #require(SigningKey(pem: String(contentsOf: gateway.keyFile, encoding: .utf8)))
        let client = PushClient(
            host: "localhost", port: gateway.ports[0], security: .tls(authority: gateway.authority),
            key: PushClient.Key(identifier: LocalGateway.keyIdentifier, team: LocalGateway.team, key: key))
        let payload = Data(LocalGateway.update.utf8)
        let sent = (0..<300).map { _ in PushClient.Notification(to: LocalGateway.token, of: LocalGateway.app, .liveActivity, payload: payload) }
        #expect(Set(try client.send(sent)) == [.accepted])
        #expect(gateway.device.arrived.withLock { Set($0.map(\.id)) } == Set(sent.map { $0.id.uuidString.lowercased() }))
        let wrong = PushClient.Notification(to: "cd", of: LocalGateway.app, .liveActivity, payload: payload)
        #expect(try client.send([wrong]) == [.refused(status: 400, reason: "BadDeviceToken")])
    }

    /// A certificate as Apple makes them, for the app, instead of a token.
    @Test(.enabled(if: hasProgram("curl"), "apt-get install curl")) func providersConnectWithACertificate() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-push-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = { (name: String) in (folder.appendingPathComponent(name + ".pem"), folder.appendingPathComponent(name + "-key.pem")) }
        var known: Set<Data> = []
        for (name, isForDevelopment) in [("good", true), ("production", false), ("unknown", true)] {
            let (certificate, key) = files(name)
            try PeerCertificate.make(at: certificate, key: key, app: LocalGateway.app, development: isForDevelopment, production: !isForDevelopment)
            if name != "unknown" { known.insert(try #require(PeerCertificate(file: certificate)).fingerprint) }
        }
        let gateway = try LocalGateway(folder: folder) { $0.certificates = known }
        defer { gateway.stop() }
        gateway.handle.register(DeviceToken("03", app: LocalGateway.app, use: .app, device: gateway.device.identifier))
        func answer(_ name: String, topic: String = LocalGateway.app, token: String = "03", kind: String = "alert") throws -> String {
            let (certificate, key) = files(name)
            return try gateway.curl(
                "/3/device/\(token)", headers: ["apns-topic: \(topic)", "apns-push-type: \(kind)"],
                ["--cert", certificate.path, "--key", key.path, "--write-out", "%{http_code}", "--data", #"{"aps":{"alert":"hello"}}"#]
            ).output
        }
        #expect(try answer("good") == "200")
        #expect(try answer("unknown") == #"{"reason":"BadCertificate"}403"#)
        #expect(try answer("production") == #"{"reason":"BadCertificateEnvironment"}403"#)
        #expect(try answer("good", topic: "com.example.other") == #"{"reason":"TopicDisallowed"}400"#)
        let activity = try answer("good", topic: LocalGateway.app + ".push-type.liveactivity", token: LocalGateway.token, kind: "liveactivity")
        #expect(activity == #"{"reason":"DeviceTokenNotForTopic"}400"#)
    }

    @Test(.enabled(if: hasProgram("node"), "apt-get install nodejs")) func nodeSendsEveryKindOnOneConnection() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let uses: [(kind: String, token: String, use: DeviceToken.Use)] = [
            ("widgets", "01", .widgets), ("controls", "02", .control("door")), ("alert", "03", .app), ("background", "03", .app),
        ]
        for (_, token, use) in uses {
            gateway.handle.register(DeviceToken(token, app: LocalGateway.app, use: use, device: gateway.device.identifier))
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("clients.mjs").path
        let targets = ["liveactivity=\(LocalGateway.token)"] + uses.map { "\($0.kind)=\($0.token)" }
        let words = [
            "node", script, "\(gateway.ports[0])", gateway.authority.path, gateway.keyFile.path, LocalGateway.keyIdentifier, LocalGateway.team,
            LocalGateway.app,
        ]
        let output = try LocalGateway.run(words + targets).output
        let lines = output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(
            lines == ["liveactivity 200", "widgets 200", "controls 200", "alert 200", "background 200", "channel 201", "broadcast 200"],
            "\(output)")
        let kinds = gateway.device.arrived.withLock { $0.map(\.headers.kind.rawValue) }
        #expect(kinds == ["liveactivity", "widgets", "controls", "alert", "background"])
    }

    @Test(.enabled(if: hasProgram("curl"), "apt-get install curl")) func curlKeepsApplesNameOfTheHost() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let port = gateway.ports[0]
        let answer = try LocalGateway.run(
            ["curl", "--silent", "--show-error", "--include", "--http2", "--cacert", gateway.authority.path]
                + ["--connect-to", "api.sandbox.push.apple.com:443:127.0.0.1:\(port)", "--data", LocalGateway.update]
                + (try gateway.goodHeaders.flatMap { ["--header", $0] }) + ["https://api.sandbox.push.apple.com/3/device/\(LocalGateway.token)"])
        #expect(answer.output.hasPrefix("HTTP/2 200"), "\(answer.output)")
        #expect(answer.output.contains("apns-unique-id: "))
    }

    @Test(.enabled(if: hasProgram("nghttp"), "apt-get install nghttp2-client")) func oneStreamIsOfferedUntilTheTokenIsKnown() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let body = gateway.folder.appendingPathComponent("body.json")
        try Data(LocalGateway.update.utf8).write(to: body)
        let words = ["nghttp", "--verbose", "--no-verify-peer", "--data=" + body.path] + (try gateway.goodHeaders.map { "--header=" + $0 })
        let answer = try LocalGateway.run(words + ["https://127.0.0.1:\(gateway.ports[0])/3/device/\(LocalGateway.token)"])
        let streams = answer.output.matches(of: /recv SETTINGS frame <[^>]*>\s*\(niv=[0-9]+\)\s*\[SETTINGS_MAX_CONCURRENT_STREAMS\(0x03\):([0-9]+)/)
        #expect(streams.map { String($0.1) } == ["1", "1000"], "\(answer.output)")
    }

    @Test(.enabled(if: hasProgram("curl"), "apt-get install curl")) func plainConnectionsAndTheOtherEnvironmentAreThere() throws {
        let gateway = try LocalGateway()
        defer { gateway.stop() }
        let path = "/3/device/\(LocalGateway.token)"
        let plain = try gateway.curl(path, port: 2, headers: gateway.goodHeaders, ["--include", "--data", LocalGateway.update])
        #expect(plain.output.hasPrefix("HTTP/2 200"), "\(plain.output)")
        let production = try gateway.curl(path, port: 1, headers: gateway.goodHeaders, ["--data", LocalGateway.update])
        #expect(production.output == #"{"reason":"BadDeviceToken"}"#)
    }

    @Test(.enabled(if: hasProgram("h2load"), "apt-get install nghttp2-client")) func manyStreamsAtOnceAreAllServed() throws {
        let gateway = try LocalGateway { $0.rules = Self.unlimited }
        defer { gateway.stop() }
        let body = gateway.folder.appendingPathComponent("body.json")
        try Data(LocalGateway.update.utf8).write(to: body)
        let words =
            ["h2load", "-n", "400", "-c", "4", "-m", "50", "-d", body.path]
            + (try gateway.goodHeaders.map { "-H" + $0.replacingOccurrences(of: ": ", with: ":") })
        let result = try LocalGateway.run(words + ["https://127.0.0.1:\(gateway.ports[0])/3/device/\(LocalGateway.token)"])
        #expect(result.output.contains("400 succeeded"), "\(result.output)")
        #expect(result.output.contains("400 2xx"))
        #expect(gateway.device.arrived.withLock { Set($0.map(\.id)).count } == 400)
    }

    private static var unlimited: PushRules {
        var rules = PushRules.standard
        rules.requestsPerTokenAndSecond = .max
        return rules
    }
}
