import Activities
import DeviceDriver
import DeviceSystem
import Foundation
import IsletModel
import Simulation
import Testing
import WidgetSystem

extension DeviceDriverTests {
    @Suite("A device's time")
    struct DeviceTimeTests {
        private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

        @Test func `is that of the wall clock`() {
            var time = DeviceTime(latest: start)
            #expect(time.now(wall: start + 100, elapsed: 0) == start + 100)
            #expect(time.now(wall: start + 105, elapsed: 5) == start + 105)
        }

        @Test func `goes on when the wall clock is set back, until that has caught up`() {
            var time = DeviceTime(latest: start)
            _ = time.now(wall: start + 100, elapsed: 10)
            #expect(time.now(wall: start - 3600, elapsed: 20) == start + 110)
            #expect(time.now(wall: start - 3590, elapsed: 30) == start + 120)
            #expect(time.now(wall: start + 500, elapsed: 31) == start + 500)
        }

        @Test func `never runs back, whatever the clocks do`() {
            var time = DeviceTime(latest: start)
            var last = start
            for (wall, elapsed) in [(5.0, 1.0), (-9, 1), (2, 0.5), (-1000, 3), (6, 4)] {
                let now = time.now(wall: start + wall, elapsed: elapsed)
                #expect(now >= last)
                last = now
            }
        }

        @Test func `what was due while the device was off has its own date, and widgets ask again when it is on`() throws {
            let folder = TestFolder()
            let journal = try DeviceJournal(
                folder: folder.url, empty: DeviceSystem(WidgetSystem(), ActivitySystem(at: start)), at: start)
            let payload = ActivityPayload(state: Data("{}".utf8), staleDate: start + 60, relevanceScore: 0)
            let request = ActivityRequest(attributesType: "Ride", attributes: Data("{}".utf8), payload: payload)
            let events: [ActivityEvent] = [.installed(ActivityApp(id: "app")), .appCameToForeground("app"), .request(request, id: "1", app: "app")]
            _ = try journal.handle(events.map { .second(.ledger($0)) }, at: start)
            _ = try journal.handle(PowerCycle.off(foreground: "app"), at: journal.latest)
            let later = try journal.handle(PowerCycle.on, at: start + 3600)
            #expect(later.events.map(\.action.rawValue) == ["activity-stale", "changed"])
            #expect(later.events.map(\.time) == [start + 60, start + 3600])
        }
    }
}
