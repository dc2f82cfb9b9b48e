import Activities
@testable import DeviceDriver
import DeviceSystem
import Foundation
import Host
import IsletModel
import Ledger
import Synchronization
import Testing
import WidgetSystem

extension DeviceDriverTests {
    /// A computer that sleeps under a device that is on.
    @Suite("A device on a computer that slept")
    struct AbsenceTests {
        private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

        @Test func `time that passed without anybody is told from time that was waited`() {
            var absence = Absence(patience: 60)
            #expect(absence.since(.init(wall: start, awake: 0)) == nil)
            #expect(absence.since(.init(wall: start + 3600, awake: 3600)) == nil)
            #expect(absence.since(.init(wall: start + 3630, awake: 3601)) == nil)
            #expect(absence.since(.init(wall: start + 3630 + 48 * 3600, awake: 3602)) == start + 3630)
            #expect(absence.since(.init(wall: start, awake: 3700)) == nil)
        }

        @Test func `a busy machine may be away for most of a minute, and not for longer`() {
            for (away, isAbsence) in [(59.0, false), (62, true)] {
                var absence = Absence(patience: SystemProfile.standard.appLife.absenceSeconds)
                _ = absence.since(.init(wall: start, awake: 0))
                #expect((absence.since(.init(wall: start + away + 1, awake: 1)) == start) == isAbsence, "\(away)")
            }
        }

        private static let description = AppDescription(
            "app", extensions: [WidgetExtensionDescription("app.Good", widgets: [WidgetDescription(kind: "Good", families: [.systemSmall])])])

        @Test func `two days of sleep are off-time: no reload times out, none is spent, and widgets ask again`() throws {
            let scripts = TestFolder()
            let folder = TestFolder().url.appendingPathComponent("device")
            let script = try ScriptedProgram(in: scripts.url)
            let program = script.program("Good", behaviour: "good", device: try DeviceFolder(at: folder))
            let app = HostedApp(description: Self.description, activities: ActivityApp(id: "app"), extensions: [program])
            let slept = Mutex(0.0)
            let host = try RunningHost(in: folder) { host throws(DeviceDriverError) in
                host.wall = { Date() + slept.withLock { $0 } }
                try host.install(app)
                try host.place([WidgetPlacement(app: "app", kind: "Good", family: .systemSmall)], of: "app")
            }
            try host.wait(for: "a timeline") { $0.contains { $0.action.rawValue == "timeline-accepted" } }
            let before = host.events.count
            slept.withLock { $0 = 48 * 3600 }
            host.handle.carryOut { _ in }
            let events = try host.wait(for: "another timeline") { events in
                events.dropFirst(before).contains { $0.action.rawValue == "timeline-accepted" }
            }.dropFirst(before)
            #expect(!events.contains { $0.action.rawValue == "reload-failed" }, "\(events)")
            #expect(events.count { $0.action.rawValue == "reload-started" } <= 2)
            let accepted = try #require(events.last { $0.action.rawValue == "timeline-accepted" })
            #expect(accepted.time.timeIntervalSince(Date()) > 47 * 3600)
            try host.stop()
        }
    }
}
