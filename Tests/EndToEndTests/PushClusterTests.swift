import EndToEnd
import Foundation
import TestGate
import Testing

/// Several push services that share a store, one of which is killed and started again while a server of its own sends.
@Suite(
    .endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)),
    .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server"))
struct PushClusterTests {
    /// Simulated devices; `ISLET_PUSH_DEVICES=100000` for a long run.
    private static let devices = ProcessInfo.processInfo.environment["ISLET_PUSH_DEVICES"].flatMap { Int($0) } ?? 300
    private static let updates = ProcessInfo.processInfo.environment["ISLET_PUSH_UPDATES"].flatMap { Int($0) } ?? 6

    /// A command that runs until it is ended, and what it has written.
    private final class Running: @unchecked Sendable {
        private let process = Process()
        let output: URL
        private let messages: URL

        init(_ program: URL, _ words: [String], in folder: URL) throws {
            let name = UUID().uuidString
            (output, messages) = (folder.appendingPathComponent(name + ".out"), folder.appendingPathComponent(name + ".err"))
            for file in [output, messages] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
            process.executableURL = program
            process.arguments = words
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: messages)
            try process.run()
        }

        /// The port without TLS, once the program serves.
        func plainPort() throws -> String {
            var text = ""
            for _ in 0..<1200 {
                text = try String(contentsOf: messages, encoding: .utf8)
                if text.contains("Ctrl-C"), let found = text.firstMatch(of: /(?:no TLS\)|without TLS): localhost:(\d+)/) { return String(found.1) }
                Thread.sleep(forTimeInterval: 0.05)
            }
            throw CocoaError(.fileReadUnknown, userInfo: [NSDebugDescriptionErrorKey: text])
        }

        func kill() {
            Glibc.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Asks it to end; its exit code.
        func interrupt() -> Int32 {
            process.interrupt()
            process.waitUntilExit()
            return process.terminationStatus
        }

        func wait() -> Int32 {
            process.waitUntilExit()
            return process.terminationStatus
        }

        func json() throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any])
        }
    }

    @Test func `nothing is lost and nothing shown twice when one of three services is killed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-cluster-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let redis = try LocalRedis()
        let push = folder.appendingPathComponent("push").path
        let common = ["--store", redis.url, "--push-folder", push, "--port", "0"]
        let home = try Running(
            Program.url,
            ["push", "rehearse", Projects.scenario("match"), "--devices", "\(Self.devices)", "--live", "--json", "--plain-port", "0"] + common,
            in: folder)
        let homePort = try home.plainPort()
        let fronts = try (0..<2).map { _ in try Running(Program.url, ["push", "serve", "--plain-port", "0"] + common, in: folder) }
        let ports = try fronts.map { try $0.plainPort() }
        let begin = Date()
        let backend = try Running(
            Program.url.deletingLastPathComponent().appendingPathComponent("ExampleBackend"),
            ["\(homePort),\(ports[0]),\(ports[1])", "-", push + "/AuthKey_ISLETKEY01.p8", "ISLETKEY01", "ISLETTEAM1", "\(Self.updates)", "1"],
            in: folder)
        Thread.sleep(forTimeInterval: Double(Self.updates) / 2 - 0.4)
        fronts[0].kill()
        Thread.sleep(forTimeInterval: 0.3)
        let again = try Running(Program.url, ["push", "serve", "--plain-port", ports[0]] + common, in: folder)
        #expect(try again.plainPort() == ports[0])
        #expect(backend.wait() == 0)
        let sent = try #require(try backend.json()["answers"] as? [String: Int])
        #expect(home.interrupt() == 0)
        for service in [again, fronts[1]] { #expect(service.interrupt() == 0) }
        CommandRuns.note()
        let summary = try home.json()
        let dropped = (summary["dropped"] as? [String: Int] ?? [:]).values.reduce(0, +)
        let parts = ["shown", "merged", "waiting"].map { summary[$0] as? Int ?? 0 }
        let accepted = summary["accepted"] as? Int ?? 0
        print("sent \(sent) in \(Date().timeIntervalSince(begin)) s; became \(summary)")
        #expect(accepted == parts.reduce(0, +) + dropped, "\(summary)")
        // A push whose answer was cut off is sent again, and may have been accepted before.
        #expect(accepted >= sent["200", default: 0] && accepted <= sent["200", default: 0] + sent["sent again", default: 0], "\(sent) \(summary)")
        #expect(summary["shownTwice"] as? Int == 0 && sent["never sent"] == nil)
        #expect(parts[0] > Self.devices * Self.updates / 4, "\(summary)")
    }
}
