import Activities
import Foundation
import IsletModel
import Testing

@Suite struct LifetimeTests {
    @Test("R87: the system ends an activity after eight hours") func endsAfterEightHours() {
        var bench = Bench()
        bench.request("a")
        bench.wait(8 * Bench.hour - 1)
        #expect(bench.ledger["a"]?.phase == .active)
        let entries = bench.wait(1)
        #expect(bench.ledger["a"]?.phase == .ended)
        #expect(entries.findings == [.activityTimeLimit])
        #expect(bench.ledger["a"]?.isInIsland == false)
        #expect(bench.ledger["a"]?.isOnLockScreen == true)
    }

    @Test("R88: an ended activity leaves the island at once and the Lock Screen after four hours") func lingersFourHours() {
        var bench = Bench()
        bench.request("a")
        bench.wait(60)
        bench.end("a")
        #expect(bench.ledger["a"]?.isInIsland == false)
        bench.wait(4 * Bench.hour - 1)
        #expect(bench.ledger["a"]?.isOnLockScreen == true)
        bench.wait(1)
        #expect(bench.ledger["a"] == nil)
        #expect(bench.phases("a") == ["active 0", "ended 60", "dismissed 14460"])
    }

    @Test("R89: nobody ends it, and it is gone after twelve hours") func twelveHoursInAll() {
        var bench = Bench()
        bench.request("a")
        bench.wait(100 * Bench.hour)
        #expect(bench.phases("a") == ["active 0", "ended 28800", "dismissed 43200"])
        #expect(bench.ledger.nextDeadline == nil)
    }

    @Test("R104: an activity is stale from its stale date on, until an update says otherwise") func goesStale() {
        var bench = Bench()
        bench.request("a", Bench.request(stale: 60))
        #expect(bench.ledger.nextDeadline == Bench.date(60))
        bench.wait(59)
        #expect(bench.ledger["a"]?.isStale == false)
        let entries = bench.wait(1)
        #expect(bench.ledger["a"]?.isStale == true)
        #expect(entries.changes == [[.phase, .look]])
        #expect(bench.ledger["a"]?.isInIsland == true)
        bench.update("a", "fresh", stale: 300)
        #expect(bench.phases("a") == ["active 0", "stale 60", "active 60"])
        bench.wait(240)
        #expect(bench.ledger["a"]?.phase == .stale)
    }

    @Test func aStaleActivityStillEndsAfterEightHours() {
        var bench = Bench()
        bench.request("a", Bench.request(stale: 10))
        bench.wait(8 * Bench.hour)
        #expect(bench.phases("a") == ["active 0", "stale 10", "ended 28800"])
    }

    @Test func aStaleDateInThePastMakesItStaleAtOnceAndNeverShown() {
        var bench = Bench()
        bench.wait(100)
        let entries = bench.request("a", Bench.request(stale: 50, alert: ActivityAlert(title: "t", body: "b")))
        #expect(entries.findings == [.activityStaleInThePast])
        #expect(entries.alerts == [])
        #expect(bench.phases("a") == ["stale 100"])
        #expect(bench.ledger["a"]?.isOnLockScreen == false)
        bench.update("a", "fresh", stale: 1000)
        #expect(bench.ledger["a"]?.isOnLockScreen == true)
        #expect(bench.phases("a") == ["stale 100", "active 100"])
    }

    @Test func anUpdateWithAStaleDateInThePastStaysVisible() {
        var bench = Bench()
        bench.request("a")
        bench.wait(100)
        #expect(bench.update("a", "late", stale: 50).findings == [.activityStaleInThePast])
        #expect(bench.ledger["a"]?.phase == .stale)
        #expect(bench.ledger["a"]?.isInIsland == true)
    }

    @Test("R105, C14: ended is still visible, dismissed is not, by whomever") func endedAndDismissed() {
        var bench = Bench()
        bench.request("app")
        bench.request("person")
        bench.end("app")
        bench.handle(.swipedAway("person"))
        #expect(bench.ledger["app"]?.isOnLockScreen == true)
        #expect(bench.phases("app") == ["active 0", "ended 0"])
        #expect(bench.phases("person") == ["active 0", "dismissed 0"])
        bench.handle(.swipedAway("app"))
        #expect(bench.phases("app").last == "dismissed 0")
    }

    @Test func aScheduledActivityWaitsAndThenAlerts() {
        var bench = Bench()
        let alert = ActivityAlert(title: "Kick-off", body: "It begins")
        let entries = bench.request("a", Bench.request(alert: alert, start: 600))
        #expect(entries.alerts == [])
        #expect(bench.ledger["a"]?.phase == .pending)
        #expect(bench.ledger["a"]?.isOnLockScreen == false)
        bench.update("a", "line-up")
        bench.handle(.appLeftForeground(Bench.app))
        #expect(bench.wait(600).alerts == [alert])
        #expect(bench.text("a") == #"{"text":"line-up"}"#)
        bench.wait(8 * Bench.hour)
        #expect(bench.phases("a") == ["pending 0", "active 600", "ended 29400"])
    }

    @Test func aScheduledActivityThatIsEndedNeverShows() {
        var bench = Bench()
        bench.request("a", Bench.request(start: 600))
        bench.end("a")
        #expect(bench.phases("a") == ["pending 0", "dismissed 0"])
        #expect(bench.wait(600).isEmpty)
    }

    @Test func aStartInThePastStartsAtOnce() {
        var bench = Bench()
        bench.wait(60)
        bench.request("a", Bench.request(start: 30))
        #expect(bench.phases("a") == ["active 60"])
    }

    @Test(arguments: ["lock", "collapse", "leave"]) func aTransientActivityEndsWhenAPersonTurnsAway(how: String) {
        var bench = Bench()
        bench.request("standard")
        bench.request("transient", Bench.request(style: .transient))
        switch how {
        case "lock": bench.handle(.deviceLocked)
        case "collapse": bench.handle(.islandCollapsed("transient"))
        default: bench.handle(.appLeftForeground(Bench.app))
        }
        #expect(bench.phases("transient") == ["active 0", "ended 0", "dismissed 0"])
        #expect(bench.phases("standard") == ["active 0"])
    }

    @Test func datesAndScoresThatAreNoNumbersDoNoHarm() {
        var bench = Bench()
        let nowhere = Date(timeIntervalSinceReferenceDate: .nan)
        for id in ["a", "b", "c"] {
            var request = Bench.request()
            request.payload.staleDate = nowhere
            request.payload.relevanceScore = id == "b" ? 1 : .nan
            request.start = id == "c" ? nowhere : nil
            bench.request(id, request)
        }
        #expect(ActivityOrder.lockScreen(bench.ledger.records).map(\.id) == ["b", "a", "c"])
        bench.end("a", nil, .after(nowhere))
        bench.wait(12 * Bench.hour)
        #expect(bench.phases("a") == ["active 0", "ended 0", "dismissed 14400"])
        #expect(bench.phases("b") == ["active 0", "ended 28800", "dismissed 43200"])
        #expect(bench.ledger.records.isEmpty)
    }

    @Test func timeDoesNotGoBack() {
        var bench = Bench()
        bench.request("a")
        bench.wait(100)
        bench.time = 0
        bench.end("a")
        #expect(bench.phases("a") == ["active 0", "ended 100"])
    }
}
