import DeviceStore
import Foundation
import Ledger
import TestGate
import Testing

/// One scenario, once under `simulate` and once on the device of `host`, kept in its storage, with the same virtual clock: the same ledger.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct SameLedgerTests {
    private static let scenario = """
        { "events": [
          { "at": "08:00", "event": "open-app" },
          { "at": "08:01:30", "event": "lock" },
          { "at": "08:03", "event": "unlock" },
          { "at": "08:04", "event": "connect-mirror", "device": "watch" },
          { "at": "08:05", "event": "background" },
          { "at": "08:10", "event": "show-gallery" },
          { "at": "08:30", "event": "reload-widgets" },
          { "at": "09:00", "event": "text-size", "to": "xxLarge" },
          { "at": "09:30", "event": "push-widgets" },
          { "at": "10:00", "event": "locale", "to": "de_DE" },
          { "at": "10:30", "event": "open-app" },
          { "at": "10:40", "event": "allow-activities", "allowed": false },
          { "at": "11:10", "event": "reboot" },
          { "at": "11:20", "event": "unlock" },
          { "at": "11:30", "event": "open-app" },
          { "at": "12:00", "event": "kill-app" }
        ] }
        """

    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private static func run(_ words: [String]) throws -> (output: Data, code: Int32) {
        let process = Process()
        let output = Pipe()
        process.executableURL = products.appendingPathComponent("islet")
        process.arguments = words
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }

    /// Lines for people, each device's own folder under one name.
    private static func lines(_ ledger: Ledger) -> [String] {
        ledger.text(in: .gmt).split(separator: "\n").map { String($0).replacing(/\/\S*\/(Groups|Bundles)\//) { "<device>/\($0.1)/" } }
    }

    @Test(arguments: HostedSampleTests.chosen)
    func aScenarioHasOneLedger(_ name: String) throws {
        let samples = try #require(SeedSamples.folder)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-same-ledger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scenario = folder.appendingPathComponent("day.json")
        try Data(Self.scenario.utf8).write(to: scenario)
        let paths = ([name] + (try HostedSampleTests.manifest(name).pairs_with ?? [])).map { samples.appendingPathComponent($0).path }
        let common = paths + ["--scenario", scenario.path, "--for", "24h", "--json"]

        let simulated = try Self.run(["simulate"] + common)
        let device = folder.appendingPathComponent("device")
        let hosted = try Self.run(["host", "--at", "2025-06-09T00:00:00", "--device-folder", device.path] + common)
        #expect(hosted.code == 0)
        let first = Self.lines(try Ledger(json: simulated.output))
        let second = Self.lines(try DeviceStore(folder: device).ledger())
        #expect(first.count > 20)
        for (line, other) in zip(first, second) where line != other {
            Issue.record("simulate: \(line)\nhost:     \(other)")
            break
        }
        #expect(first.count == second.count)
    }
}
