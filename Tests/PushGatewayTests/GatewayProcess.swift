import Foundation
import HTTP2
import Testing

/// A gateway in a process of its own.
final class GatewayProcess: @unchecked Sendable {
    private let process = Process()
    let port: Int

    init(_ folder: URL, store: String, journal: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // `ISLET_PUSH_TOOL` is another build of it.
        process.executableURL =
            ProcessInfo.processInfo.environment["ISLET_PUSH_TOOL"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("PushGatewayTestTool")
        process.arguments = [folder.path, store, journal]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            text += String(decoding: more, as: UTF8.self)
        }
        port = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), "\(text)")
    }

    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Lets it stand still, and go on.
    func pause() { Glibc.kill(process.processIdentifier, SIGSTOP) }
    func resume() { Glibc.kill(process.processIdentifier, SIGCONT) }

    /// A token whose signature nobody looks at.
    static let bearer: String = {
        let parts = [
            Data(#"{"alg":"ES256","kid":"ABC123DEFG"}"#.utf8),
            Data(#"{"iss":"DEF123GHIJ","iat":\#(Int(Date().timeIntervalSince1970))}"#.utf8), Data(count: 64),
        ]
        return parts.map {
            $0.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
                .replacingOccurrences(of: "=", with: "")
        }.joined(separator: ".")
    }()

    /// Of an update of the device's activity.
    static var headers: [(name: String, value: String)] {
        [
            (name: "authorization", value: "bearer " + bearer), (name: "apns-topic", value: "com.example.app.push-type.liveactivity"),
            (name: "apns-push-type", value: "liveactivity"),
        ]
    }

    /// Kilobytes in memory.
    var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/smaps_rollup", encoding: .utf8)) ?? ""
        return text.firstMatch(of: /Rss:\s+(\d+)/).flatMap { Int($0.1) } ?? 0
    }
}
