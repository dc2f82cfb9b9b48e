import EndToEnd
import Foundation
import Testing

/// `islet push serve` and `islet push send` together.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct PushServeCommandTests {
    /// The service with the parcels' app in a folder of its own.
    private final class Service {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-serve-\(UUID().uuidString)")
        let process = Process()
        private(set) var port = ""

        var picture: URL { folder.appendingPathComponent("phone.png") }
        private var log: URL { folder.appendingPathComponent("log") }
        var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: log)
            process.executableURL = Program.url
            process.arguments = [
                "push", "serve", Projects.path("Parcels/App"), Projects.path("Parcels/Widgets"), "--port", "0", "--push-folder",
                folder.appendingPathComponent("push").path, "--device-folder", folder.appendingPathComponent("device").path, "--open", "App",
                "--picture", picture.path,
            ]
            let output = try FileHandle(forWritingTo: log)
            (process.standardOutput, process.standardError, process.standardInput) = (output, output, FileHandle.nullDevice)
            try process.run()
            CommandRuns.note()
            try wait { $0.contains("/islet/tokens") && $0.contains("local.App: token of 32 bytes") }
            port = String(try #require(text.firstMatch(of: /localhost:(\d+)/)).1)
        }

        func wait(_ isThere: (String) -> Bool) throws {
            for _ in 0..<1200 where !isThere(text) { Thread.sleep(forTimeInterval: 0.1) }
            try #require(isThere(text), "\(text)")
        }

        func send(_ words: String...) throws -> Program.Result {
            try Program.run(["push", "send", "--port", port, "--push-folder", folder.appendingPathComponent("push").path] + words)
        }

        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return url.path
        }

        func stop() {
            process.interrupt()
            process.waitUntilExit()
            try? FileManager.default.removeItem(at: folder)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/curl"), "apt-get install curl"))
    func `what is sent is shown, drawn and explained, to everything the device has`() throws {
        let service = try Service()
        defer { service.stop() }
        let attributes = try service.file("attributes.json", #"{"parcel":"P8"}"#)
        let (good, bad) = (try service.file("good.json", #"{"stops":3}"#), try service.file("bad.json", #"{"stop":3}"#))
        #expect(try service.send("--start", "DeliveryAttributes", "--attributes", attributes, "--content", good).output.hasPrefix("200 started"))
        try service.wait { $0.contains("DeliveryAttributes  archived") }
        #expect(try Data(contentsOf: service.picture).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let id = String(try #require(service.text.firstMatch(of: /activity (\S+) DeliveryAttributes  activity started/)).1)
        let again = try service.send("--activity", id, "--content", bad)
        #expect(again.output.contains("the key “stops” is missing") && again.exitCode == 1, "\(again)")
        #expect(try service.send("--widgets", "local.App").output.hasPrefix("200 reload-asked"))
        #expect(try service.send("--control", "Door").output.contains("the control “Door” is asked what it shows"))
        #expect(try service.send("--app", "local.App", "--alert", "Hello").output.contains("its delegate lets the notification be shown"))
        #expect(try service.send("--activity", id, "--end", "--dismiss-in", "-1").output.hasPrefix("200 ended"))
        try service.wait { $0.contains("activity dismissed") }
        #expect(try service.send("--activity", id, "--content", good).output.contains("410 Unregistered"))
    }
}
