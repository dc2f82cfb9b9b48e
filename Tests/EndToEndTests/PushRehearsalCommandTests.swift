import EndToEnd
import Foundation
import Testing

/// `islet push rehearse`, by its plan and with a sender outside.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct PushRehearsalCommandTests {
    private static let file = Projects.scenario("match")

    private static func json(_ words: [String]) throws -> [String: Any] {
        let result = try Program.run(["push", "rehearse", file] + words + ["--json"])
        CommandRuns.note()
        #expect(result.exitCode == 0, "\(result.messages)")
        return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test func `a match is rehearsed, and the project draws what one device saw at minute 37`() throws {
        let picture = FileManager.default.temporaryDirectory.appendingPathComponent("islet-look-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let found = try Self.json([Projects.path("Match"), "--devices", "400", "--look", "11@37m", "--picture", picture.path])
        let total = try #require((found["report"] as? [String: Any])?["total"] as? [String: Any])
        let dropped = (total["dropped"] as? [String: Int] ?? [:]).values.reduce(0, +)
        let (accepted, shown, merged) = (total["accepted"] as? Int, total["shown"] as? Int ?? 0, total["merged"] as? Int ?? 0)
        #expect(accepted == shown + merged + dropped && shown > 30_000 && merged > 500)
        let look = try #require(found["look"] as? [String: Any])
        #expect(look["differences"] as? [String] == [])
        let state = try #require((look["state"] as? String).flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any])
        #expect(state["home"] as? Int == 1 && (state["minute"] as? Int ?? 0) >= 33)
        #expect(try Data(contentsOf: picture).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let channel = try #require((found["other"] as? [String: Any])?["cost"] as? [String: Any])
        #expect(channel["requests"] as? Int == found["pushes"] as? Int)
    }

    /// Each of some devices, of every group, does on the project's device what it does in the rehearsal.
    @Test(arguments: [0, 3, 7, 19, 42]) func `simulated devices do what the device does`(_ device: Int) throws {
        let found = try Self.json([Projects.path("Match"), "--devices", "50", "--look", "\(device)@2h"])
        let look = try #require(found["look"] as? [String: Any])
        #expect(look["differences"] as? [String] == [])
        #expect((look["arrivals"] as? [Any])?.isEmpty == false)
    }

    @Test func `a mistake in the file is named with its place`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-mistake-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try String(contentsOfFile: Self.file, encoding: .utf8).replacing("\"swipes-after\"", with: "\"swipe-after\"")
        try Data(text.utf8).write(to: file)
        let result = try Program.run(["push", "rehearse", file.path])
        CommandRuns.note()
        #expect(result.exitCode == 2)
        #expect(result.messages.contains("devices 5: there is no “swipe-after”: did you mean swipes-after?"), "\(result.messages)")
    }

    private static let python = "/usr/bin/python3"
    private static let hasSender = (try? run([python, "-c", "import httpx, h2, jwt"]))?.code == 0

    private static func run(_ words: [String]) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    /// Lets a sender of its own send to the devices of a plan: what the sender says, and what became of the pushes.
    private static func live(
        _ plan: String, _ words: [String], sending: (String) throws -> [String]
    ) throws -> (sent: String, summary: [String: Any], code: Int32) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["push", "rehearse", plan, "--live", "--port", "0", "--push-folder", folder.path, "--json"] + words
        let (output, messages) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("messages"))
        for file in [output, messages] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        var text = ""
        for _ in 0..<600 where !text.contains("Ctrl-C") {
            Thread.sleep(forTimeInterval: 0.1)
            text = try String(contentsOf: messages, encoding: .utf8)
        }
        let port = try #require(text.firstMatch(of: /localhost:(\d+)/)).1
        let authority = try #require(text.firstMatch(of: /trust (\S+)/)).1
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("rehearsal-sender.py").path
        let key = folder.appendingPathComponent("AuthKey_ISLETKEY01.p8").path
        let sent = try run([python, script, String(port), String(authority), key, "ISLETKEY01", "ISLETTEAM1"] + sending(text))
        process.interrupt()
        process.waitUntilExit()
        CommandRuns.note()
        let summary = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any])
        return (sent.output, summary, process.terminationStatus)
    }

    private static func parts(_ summary: [String: Any]) -> Int {
        (["shown", "merged", "waiting"].map { summary[$0] as? Int ?? 0 } + (summary["dropped"] as? [String: Int] ?? [:]).values).reduce(0, +)
    }

    @Test(.enabled(if: hasSender, "apt-get install python3-httpx python3-h2 python3-jwt python3-cryptography"))
    func `a server of its own sends to every device, and each push is accounted for`() throws {
        let (sent, summary, code) = try Self.live(Self.file, ["--devices", "20"]) { _ in ["4"] }
        #expect(sent.contains(#""tokens": 20"#) && sent.contains(#"{"200": 80}"#), "\(sent)")
        #expect(code == 0 && summary["accepted"] as? Int == 80 && Self.parts(summary) == 80, "\(summary)")
        #expect(summary["shownTwice"] as? Int == 0 && (summary["shown"] as? Int ?? 0) > 40)
    }

    @Test(.enabled(if: hasSender, "apt-get install python3-httpx python3-h2 python3-jwt python3-cryptography"))
    func `a broadcast reaches every device whose activity listens to the channel, and counts for each`() throws {
        let plan = FileManager.default.temporaryDirectory.appendingPathComponent("islet-channel-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: plan) }
        let text = #"""
            { "app": "com.example.match", "attributes-type": "MatchAttributes", "attributes": { "home": "Lions" }, "state": { "minute": 0 },
              "for": "1h", "channel": { "keeps-latest": true },
              "devices": [{ "name": "new", "share": 0.8 }, { "name": "old", "share": 0.2, "os": 17.4 }],
              "pushes": [{ "at": "1m", "set": { "minute": 1 } }] }
            """#
        try Data(text.utf8).write(to: plan)
        let (sent, summary, code) = try Self.live(plan.path, ["--devices", "50", "--speed", "10"]) { messages in
            let channel = try #require(messages.firstMatch(of: /channel (\S+)/)).1
            return ["2", "com.example.match", String(channel)]
        }
        #expect(sent.contains(#""tokens": 0"#) && sent.contains(#"{"200": 2}"#), "\(sent)")
        // Systems before 18 know no channels.
        let (accepted, shown) = (summary["accepted"] as? Int ?? 0, summary["shown"] as? Int ?? 0)
        #expect(code == 0 && summary["requests"] as? Int == 2 && accepted == Self.parts(summary), "\(summary)")
        #expect(accepted > 50 && accepted < 100 && accepted.isMultiple(of: 2) && summary["shownTwice"] as? Int == 0, "\(summary)")
        // The second broadcast may replace the first before a device shows it, and nothing is lost otherwise.
        #expect(shown >= accepted / 2 && shown + (summary["merged"] as? Int ?? 0) == accepted, "\(summary)")
    }
}
