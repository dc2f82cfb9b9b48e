import Activities
import DeviceDriver

import Foundation
import Host
import IsletModel
import Ledger
import Sandboxing
import Testing
import WidgetSystem

extension DeviceDriverTests {
    /// An extension that is well at first and then misbehaves, beside a good one.
    @Suite("A device's host and extensions that misbehave")
    struct MisbehavingExtensionTests {
        private let folder = TestFolder()
        private let scripts = TestFolder()
        private var device: URL { folder.url.appendingPathComponent("device") }

        /// Seconds from a request to the first entry; the good extension answers in far less.
        private static let patience = 5.0

        private func start(_ behaviour: String, _ adjust: @escaping @Sendable (inout ExtensionLaunch) -> Void = { _ in }) throws -> RunningHost {
            let script = try ScriptedProgram(in: scripts.url)
            let folder = try DeviceFolder(at: device)
            let programs = [
                script.program("Bad", behaviour: behaviour, device: folder) {
                    $0.limits.provider = Self.patience
                    adjust(&$0)
                },
                script.program("Good", behaviour: "good", device: folder),
            ]
            let app = HostedApp(description: Self.description, activities: ActivityApp(id: "app"), extensions: programs)
            return try RunningHost(in: device) { host throws(DeviceDriverError) in
                try host.install(app)
                try host.place([WidgetPlacement(app: "app", kind: "Bad", family: .systemSmall)], of: "app")
            }
        }

        private static let description = AppDescription(
            "app",
            extensions: ["Bad", "Good"].map { name in
                WidgetExtensionDescription("app.\(name)", widgets: [WidgetDescription(kind: name, families: [.systemSmall])])
            })

        /// Lets the bad widget have a good timeline, then asks for another one; when that is under way the good widget is placed.
        private func playUntilBoth(_ host: RunningHost, _ bad: String, extra: ([LedgerEvent]) -> Bool = { _ in true }) throws -> [LedgerEvent] {
            try host.wait(for: "a good timeline") { $0.contains { Self.is($0, "timeline-accepted", "Bad") } }
            host.handle.happen(.first(.session(.foreground, app: "app", isActive: true)))
            host.handle.happen(.first(.reloadTimelines(ofKind: "Bad", app: "app")))
            try host.wait(for: "another request") { $0.count { Self.is($0, "reload-started", "Bad") } == 2 }
            host.handle.happen(.first(.placed(WidgetPlacement(app: "app", kind: "Good", family: .systemSmall))))
            return try host.wait(for: "the end of both") { events in
                events.contains { Self.is($0, bad, "Bad") } && events.contains { Self.is($0, "timeline-accepted", "Good") } && extra(events)
            }
        }

        private static func `is`(_ event: LedgerEvent, _ action: String, _ kind: String) -> Bool {
            event.action.rawValue == action && event.subject.kind == .widget && event.subject.name == "\(kind) (systemSmall)"
        }

        /// What is kept and shown of the bad widget.
        private func expectTheGoodTimelineStays(_ host: RunningHost) throws {
            let widget = try #require(host.current.first.widgets.first)
            #expect(widget.timelines == 1)
            #expect(widget.content == .entry(timeline: 1, index: 2))
            #expect(try ArchiveFolder(of: DeviceFolder(at: device)).names(of: "widget-1") == ["timeline-1"])
            #expect(try ArchiveFolder(of: DeviceFolder(at: device)).entries(of: "widget-1", "timeline-1").count == 3)
        }

        @Test(arguments: [
            ("segfault", "extension-crashed", "crashed"), ("fatal-error", "extension-crashed", "crashed"), ("exit", "extension-exited", "crashed"),
            ("hang", "provider-timeout", "timed-out"), ("spin", "extension-loop", "timed-out"), ("memory", "memory-limit", "memory-limit"),
            ("garbage", "extension-protocol", "crashed"), ("fork", "process-limit", "crashed"),
        ])
        func `it is ended and rests, what it showed stays, and others are served`(behaviour: String, code: String, reason: String) throws {
            let host = try start("later-\(behaviour)")
            let events = try playUntilBoth(host, "reload-failed")
            let failure = try #require(events.firstIndex { Self.is($0, "reload-failed", "Bad") })
            #expect(events[failure].reason?.rawValue == reason)
            #expect(events[failure].detail == .until(events[failure].time.addingTimeInterval(30)))
            #expect(events.filter { $0.action.rawValue == "extension-ended" }.map(\.reason?.rawValue) == [code])
            if ["hang", "spin"].contains(behaviour) {
                let other = try #require(events.firstIndex { Self.is($0, "timeline-accepted", "Good") })
                #expect(other < failure)
            }
            try expectTheGoodTimelineStays(host)
            host.handle.happen(.first(.reloadTimelines(ofKind: "Bad", app: "app")))
            try host.wait(for: "a rest") { events in
                events.contains { Self.is($0, "reload-queued", "Bad") && $0.reason?.rawValue == "back-off" }
            }
            if behaviour == "fork" {
                let group = try #require(host.output(of: "app.Bad").first.flatMap { pid_t($0) })
                #expect(try ProcessList.members(ofGroup: group).map(\.arguments) == [])
            }
            try host.stop()
        }

        @Test func `megabytes it prints are cut off, and it goes on`() throws {
            let host = try start("later-chatter") { $0.limits.provider = 28 }
            let events = try playUntilBoth(host, "timeline-accepted") { $0.count { Self.is($0, "timeline-accepted", "Bad") } == 2 }
            #expect(!events.contains { $0.action.rawValue == "extension-ended" })
            let lines = host.output(of: "app.Bad")
            #expect(lines.count { $0.hasPrefix("o") } == 1024)
            #expect(lines.last?.hasPrefix("… what follows") == true)
            try host.stop()
        }

        @Test(.enabled(if: Sandbox.support().sandbox != .off, "bubblewrap may not make a sandbox here"))
        func `it writes nothing outside the device and reaches no network`() throws {
            let listener = try LocalListener()
            let port = String(listener.port)
            let host = try start("escape") {
                $0.sandbox = Sandbox.support().sandbox
                $0.environment = ["PORT": port]
            }
            try host.wait(for: "a timeline") { $0.contains { Self.is($0, "timeline-accepted", "Bad") } }
            let lines = host.output(of: "app.Bad")
            #expect(lines.count >= 3)
            #expect(lines.allSatisfy { $0.hasPrefix("not written") || $0.hasPrefix("not connected") }, "\(lines)")
            #expect(!FileManager.default.fileExists(atPath: scripts.url.appendingPathComponent("outside").path))
            try host.stop()
        }

        @Test func `an extension that ends while nobody asks is in the ledger, and is started again`() throws {
            let host = try start("good")
            try host.wait(for: "a timeline") { $0.contains { Self.is($0, "timeline-accepted", "Bad") } }
            let process = try #require(ProcessList.children.first { $0.arguments.contains("good") })
            kill(process.identifier, SIGKILL)
            let events = try host.wait(for: "its end") { $0.contains { $0.action.rawValue == "extension-ended" } }
            #expect(events.last { $0.action.rawValue == "extension-ended" }?.reason?.rawValue == "extension-crashed")
            host.handle.happen(.first(.session(.foreground, app: "app", isActive: true)))
            host.handle.happen(.first(.reloadTimelines(ofKind: "Bad", app: "app")))
            try host.wait(for: "another timeline") { $0.count { Self.is($0, "timeline-accepted", "Bad") } == 2 }
            try host.stop()
        }
    }
}
