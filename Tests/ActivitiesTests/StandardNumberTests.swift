import Activities
import Foundation
import IsletModel
import Testing

/// What the standard numbers make of Live Activities.
@Suite struct StandardNumberTests {
    @Test func twentyActivitiesOfAllAppsMayRun() {
        var bench = Bench()
        for number in 0..<20 {
            let app = "app\(number / 5)"
            bench.install(app)
            #expect(bench.request("\(number)", app: app).refusals == [])
        }
        bench.install("late")
        #expect(bench.request("21", app: "late").refusals == [.globalMaximumExceeded])
    }

    @Test func aTimestampMayBeAnHourAhead() {
        var bench = Bench()
        bench.request("a")
        #expect(bench.update("a", "in an hour", timestamp: 3600).findings == [])
        #expect(bench.update("a", "later", timestamp: 3601).findings == [.activityFutureTimestamp])
    }

    @Test("R103: an alert keeps the island open for five seconds") func alertInIsland() {
        var bench = Bench()
        bench.request("a")
        bench.handle(.appLeftForeground(Bench.app))
        var island = Island()
        _ = island.handle(.records(bench.ledger.records, foregroundApps: []), at: Bench.start)
        _ = island.handle(.alert("a"), at: Bench.start)
        #expect(island.nextDeadline == Bench.date(5))
        _ = island.handle(.timePassed, at: Bench.date(4.9))
        #expect(island.presentation == .expanded("a"))
        _ = island.handle(.timePassed, at: Bench.date(5))
        #expect(island.presentation == .compact("a"))
    }

    @Test("R161: a watch follows after two seconds, CarPlay at once") func mirrors() {
        var bench = Bench()
        bench.request("a")
        for (device, seconds) in [(ActivityMirror.Device.watch, 2.0), (.carPlay, 0)] {
            var mirror = ActivityMirror(device)
            _ = mirror.handle(.records(bench.ledger.records), at: Bench.start)
            if seconds > 0 {
                _ = mirror.handle(.timePassed, at: Bench.date(seconds - 0.1))
                #expect(mirror.shown.isEmpty)
            }
            _ = mirror.handle(.timePassed, at: Bench.date(seconds))
            #expect(mirror.shown.count == 1)
        }
    }
}
