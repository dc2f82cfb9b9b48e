import DeviceHost
import DeviceSystem
import Foundation
import Testing

extension DeviceHostTests {
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

        @Test func `a device that was off is off from the last kept moment, and on again now`() {
            let events = PowerCycle.events(offSince: start, on: start + 60, foreground: "app")
            #expect(events.map(\.time) == [start, start, start + 60])
            #expect(PowerCycle.events(offSince: start, on: start - 60, foreground: nil).map(\.time) == [start, start])
        }
    }
}
