import Foundation

/// A Redis server of the test's own, on a free port of this computer.
public final class LocalRedis: @unchecked Sendable {
    public let port: Int
    private let folder: URL
    private var process = Process()

    struct Failure: Error {
        var message: String
    }

    public static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/redis-server")
    }

    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-redis-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        port = try Self.freePort()
        try start()
    }

    deinit {
        kill()
        try? FileManager.default.removeItem(at: folder)
    }

    public var url: String { "redis://127.0.0.1:\(port)/0" }

    /// Starts the server and waits until it answers.
    public func start() throws {
        let made = Process()
        made.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        made.arguments =
            ["redis-server", "--port", "\(port)", "--bind", "127.0.0.1", "--dir", folder.path]
            + ["--save", "", "--appendonly", "yes", "--appendfsync", "everysec"]
        (made.standardOutput, made.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try made.run()
        process = made
        for _ in 0..<400 {
            if isAnswering { return }
            Thread.sleep(forTimeInterval: 0.025)
        }
        throw Failure(message: "redis-server does not answer on port \(port)")
    }

    /// Ends the server at once. Other signals are blocked on the threads of tests, and so in what they start.
    public func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static func address(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func with<Result>(_ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result) -> Result {
        withUnsafeMutablePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
    }

    private static func freePort() throws -> Int {
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(line) }
        var address = address(0)
        var count = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard with(&address, { bind(line, $0, count) }) == 0, with(&address, { getsockname(line, $0, &count) }) == 0 else {
            throw Failure(message: "no port is free")
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Whether the server has loaded what it kept and answers.
    private var isAnswering: Bool {
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(line) }
        var address = Self.address(port)
        guard Self.with(&address, { connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }) == 0 else { return false }
        let question = Array("PING\r\n".utf8)
        guard send(line, question, question.count, Int32(MSG_NOSIGNAL)) == question.count else { return false }
        var answer = [UInt8](repeating: 0, count: 64)
        let count = recv(line, &answer, answer.count, 0)
        return count > 0 && String(decoding: answer[..<count], as: UTF8.self).hasPrefix("+PONG")
    }
}
