import Foundation
import Redis

/// A Redis server of the test's own, on a free port of this computer.
final class LocalRedis: Sendable {
    let address: RedisAddress
    private let folder: URL
    private let process: Mutexed

    /// The server's process, which may be another one after a restart.
    private final class Mutexed: @unchecked Sendable {
        var process = Process()
    }

    static var isInstalled: Bool { ClientTests.hasProgram("redis-server") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-redis-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process = Mutexed()
        address = RedisAddress(port: try Self.freePort())
        try start()
    }

    deinit {
        kill()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func freePort() throws -> Int {
        let script = "import socket; line = socket.socket(); line.bind(('127.0.0.1', 0)); print(line.getsockname()[1])"
        guard let port = Int(try LocalGateway.run(["/usr/bin/python3", "-c", script]).output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.featureUnsupported)
        }
        return port
    }

    /// Starts the server and waits until it answers.
    func start() throws {
        let made = Process()
        made.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        made.arguments =
            ["redis-server", "--port", "\(address.port)", "--bind", "127.0.0.1", "--dir", folder.path]
            + ["--save", "", "--appendonly", "yes", "--appendfsync", "everysec"]
        (made.standardOutput, made.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try made.run()
        process.process = made
        for _ in 0..<200 {
            if let connection = try? RedisConnection(address), (try? connection.ask(RedisCommand("PING"))) != nil { return }
            Thread.sleep(forTimeInterval: 0.05)
        }
        throw CocoaError(.fileReadUnknown)
    }

    /// Ends the server at once. Other signals are blocked on the threads of tests, and so in what they start.
    func kill() {
        Glibc.kill(process.process.processIdentifier, SIGKILL)
        process.process.waitUntilExit()
    }
}
