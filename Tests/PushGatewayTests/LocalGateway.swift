import Foundation
import HTTP2
import PushGateway
import PushService
import Synchronization

/// A gateway on free ports of this computer, with a device that takes everything.
final class LocalGateway: Sendable {
    static let app = "com.example.app"
    static let token = String(repeating: "ab", count: 80)
    static let team = "DEF123GHIJ"
    static let keyIdentifier = "ABC123DEFG"

    let folder: URL
    let handle: PushGatewayHandle
    let ports: [Int]
    let device: Phone
    private let done = DispatchSemaphore(value: 0)

    /// A device that notes what arrives, and says that it shows it.
    final class Phone: PushDeviceLink {
        let identifier = "phone"
        let arrived = Mutex<[AcceptedNotification]>([])
        let gateway = Mutex<PushGatewayHandle?>(nil)

        func deliver(_ notification: AcceptedNotification, use: DeviceToken.Use?) {
            arrived.withLock { $0.append(notification) }
            let effect = PushEffect(.updated, "the activity shows the new state", at: Date(), activity: "A1")
            gateway.withLock { $0 }?.arrived(notification, effect, of: identifier)
        }
    }

    /// - Parameter folder: Where an earlier gateway kept everything; nil for a new one.
    init(folder: URL? = nil, isConnected: Bool = true, hasToken: Bool = true, change: (inout PushGatewaySettings) -> Void = { _ in }) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("islet-push-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        let keyFile = self.folder.appendingPathComponent("key.p8")
        if !FileManager.default.fileExists(atPath: keyFile.path) { try SigningKey.make(at: keyFile) }
        let key = SigningKey(pem: try String(contentsOf: keyFile, encoding: .utf8))
        var settings = PushGatewaySettings(
            folder: self.folder, ports: [.init(0, .sandbox), .init(0, .production), .init(0, .sandbox, isPlain: true)])
        settings.keys = [ProviderKey(identifier: Self.keyIdentifier, team: Self.team, publicKey: key?.publicKey ?? Data())]
        change(&settings)
        let gateway = try PushGateway(settings)
        (handle, ports, device) = (gateway.handle, gateway.ports, Phone())
        device.gateway.withLock { $0 = handle }
        if hasToken { handle.register(DeviceToken(Self.token, app: Self.app, use: .activity("A1"), device: device.identifier)) }
        if isConnected { handle.connect(device) }
        let runner = Runner(gateway)
        Thread.detachNewThread { [done] in
            runner.gateway.run()
            done.signal()
        }
    }

    /// Hands the gateway to its thread.
    private final class Runner: @unchecked Sendable {
        let gateway: PushGateway

        init(_ gateway: PushGateway) { self.gateway = gateway }
    }

    var keyFile: URL { folder.appendingPathComponent("key.p8") }
    var authority: URL { folder.appendingPathComponent("authority.pem") }

    func stop() {
        handle.stop()
        done.wait()
    }

    /// A token as Apple's documentation makes it.
    func bearer() throws -> String {
        let head = Data(#"{"alg":"ES256","kid":"\#(Self.keyIdentifier)"}"#.utf8)
        let claims = Data(#"{"iss":"\#(Self.team)","iat":\#(Int(Date().timeIntervalSince1970))}"#.utf8)
        let signed = Self.base64URL(head) + "." + Self.base64URL(claims)
        let key = SigningKey(pem: try String(contentsOf: keyFile, encoding: .utf8))
        return signed + "." + Self.base64URL(key?.signature(of: Data(signed.utf8)) ?? Data())
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    /// Runs a program to its end; what it wrote.
    static func run(_ words: [String]) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Asks with curl; with a token of the provider unless another header says so.
    func curl(_ path: String, port: Int = 0, headers: [String] = [], _ more: [String] = []) throws -> (code: Int32, output: String) {
        let isPlain = port == 2
        let words =
            ["curl", "--silent", "--show-error", "--max-time", "20"]
            + (isPlain ? ["--http2-prior-knowledge"] : ["--http2", "--cacert", authority.path])
            + headers.flatMap { ["--header", $0] } + more + ["\(isPlain ? "http" : "https")://localhost:\(ports[port])\(path)"]
        return try Self.run(words)
    }

    var goodHeaders: [String] {
        get throws { ["authorization: bearer \(try bearer())", "apns-topic: \(Self.app).push-type.liveactivity", "apns-push-type: liveactivity"] }
    }

    static let update = #"{"aps":{"timestamp":1795000000,"event":"update","content-state":{"left":3}}}"#
}
