import DeviceDriver
import EndToEnd
import Foundation
import Host
import Snapshot
import Testing

@testable import IsletCommand

extension EndToEndRules {
    /// What a setting does to the views, on a device that is kept, on a virtual clock.
    @Suite("Settings") struct Settings {
        /// The texts of a widget's newest archive after these events.
        private func texts(_ events: String) throws -> Set<String> {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let begin = """
                { "at": "08:00", "event": "open-app" }, { "at": "08:01", "event": "background" },
                { "at": "08:02", "event": "add-widget", "kind": "Clock" }
                """
            try folder.write(#"{ "events": [\#(begin)\#(events)] }"#, to: "day.json")
            let device = folder.url.appendingPathComponent("device")
            CommandRuns.note()
            let process = Process()
            process.executableURL = Installation.current.products.appendingPathComponent("islet")
            process.arguments = [
                "host", "--at", "2025-06-09T00:00:00", "--for", "10h", "--scenario", folder.url.appendingPathComponent("day.json").path,
                "--device-folder", device.path, try RuleFixture.project.get().path,
            ]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            let archives = ArchiveFolder(of: try DeviceFolder(at: device))
            let newest = try #require(try archives.names(of: "widget-1").last)
            return Set(try archives.entries(of: "widget-1", newest).flatMap(\.snapshots).flatMap { Self.texts($0.root) })
        }

        private static func texts(_ node: SnapshotNode) -> [String] { [node.detail].compactMap { $0 } + node.children.flatMap(texts) }

        @Test func `views are archived in the settings of the device`() throws {
            #expect(try texts("").isSuperset(of: ["en_US en_US", "large", "standard", "1.5"]))
        }

        @Test func `views are archived again in another locale, text size and contrast`() throws {
            let events = [#"locale", "to": "de_DE"#, #"text-size", "to": "accessibility2"#].map { #", { "at": "09:00", "event": "\#($0)" }"# }
            let contrast = #", { "at": "09:01", "event": "high-contrast", "on": true }"#
            #expect(try texts(events.joined() + contrast).isSuperset(of: ["de_DE de_DE", "accessibility2", "increased", "1,5"]))
        }
    }
}
