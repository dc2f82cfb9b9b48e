import Activities
import Foundation
import IsletModel
import Testing

@Suite struct IslandTests {
    /// A ledger and an island that follows it.
    private struct Scene {
        var bench = Bench()
        var island: Island
        let apps = ["one", "two", "three"]

        init(rules: ActivityRules = .standard, places: Int = 2) {
            island = Island(rules: rules, places: places)
            for app in apps {
                bench.handle(.installed(ActivityApp(id: app)))
                bench.handle(.appCameToForeground(app))
            }
        }

        mutating func start(_ id: String, app: String = "one", score: Double = 0, style: ActivityRequest.Style = .standard, stale: Double? = nil) {
            bench.handle(.appCameToForeground(app))
            bench.request(id, Bench.request(stale: stale, score: score, style: style), app: app)
            if style == .standard { bench.handle(.appLeftForeground(app)) }
            follow()
        }

        mutating func follow() { handle(.records(bench.ledger.records, foregroundApps: bench.ledger.foregroundApps)) }
        mutating func handle(_ event: Island.Event) { _ = island.handle(event, at: bench.now) }
        var shows: IslandPresentation { island.presentation }
    }

    @Test("R118, R119, C16: none, one, two and more activities") func counts() {
        var scene = Scene()
        scene.follow()
        #expect(scene.shows == .idle)
        scene.start("a")
        #expect(scene.shows == .compact("a"))
        scene.start("b", app: "two")
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
        scene.start("c", app: "three")
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
        #expect(ActivityOrder.lockScreen(scene.bench.ledger.records).map(\.id) == ["a", "b", "c"])
        scene.bench.end("a")
        scene.follow()
        #expect(scene.shows == .minimal(attached: "b", detached: "c"))
        #expect(ActivityOrder.lockScreen(scene.bench.ledger.records).map(\.id) == ["a", "b", "c"])
    }

    @Test func peopleSwipeBetweenThreeActivitiesWhereTheIslandTakesThemIn() {
        var scene = Scene(places: 3)
        for (id, app) in [("a", "one"), ("b", "two"), ("c", "three")] { scene.start(id, app: app) }
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
        scene.handle(.swipe)
        #expect(scene.shows == .minimal(attached: "b", detached: "c"))
        scene.handle(.swipe)
        #expect(scene.shows == .minimal(attached: "c", detached: "a"))
        scene.bench.end("c")
        scene.follow()
        #expect(scene.shows == .minimal(attached: "a", detached: "b"), "two need no swiping")
        var usual = Scene()
        for (id, app) in [("a", "one"), ("b", "two"), ("c", "three")] { usual.start(id, app: app) }
        usual.handle(.swipe)
        #expect(usual.shows == .minimal(attached: "a", detached: "b"), "the third is never in the island")
    }

    @Test("C16: two activities of one app share the island only by the other reading of Apple's text") func oneApp() {
        var scene = Scene()
        scene.start("a")
        scene.start("b")
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
        var rules = ActivityRules.standard
        rules.minimalNeedsSeveralApps = true
        var other = Scene(rules: rules)
        other.start("a")
        other.start("b")
        #expect(other.shows == .compact("a"))
        other.start("c", app: "two")
        #expect(other.shows == .minimal(attached: "a", detached: "c"))
    }

    @Test("R120: the more relevant comes first, among equals the earlier") func relevance() {
        var scene = Scene()
        scene.start("a", score: 1)
        scene.start("b", app: "two", score: 5)
        scene.start("c", app: "three", score: 5)
        #expect(scene.shows == .minimal(attached: "b", detached: "c"))
        scene.bench.update("a", "important", score: 100)
        scene.follow()
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
        #expect(ActivityOrder.lockScreen(scene.bench.ledger.records).map(\.id) == ["a", "b", "c"])
    }

    @Test("R121: touch and hold opens, a tap elsewhere closes") func touchAndHold() {
        var scene = Scene()
        scene.start("a")
        scene.start("b", app: "two")
        scene.handle(.touchAndHold("b"))
        #expect(scene.shows == .expanded("b"))
        #expect(scene.island.nextDeadline == nil)
        scene.handle(.collapse)
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
    }

    @Test("R103: an alert opens the island for a while, also for one that has no place in it") func alerts() throws {
        var scene = Scene()
        for (id, app) in [("a", "one"), ("b", "two"), ("c", "three")] { scene.start(id, app: app) }
        scene.handle(.alert("c"))
        #expect(scene.shows == .expanded("c"))
        let deadline = try #require(scene.island.nextDeadline)
        #expect(scene.island.handle(.timePassed, at: deadline - 0.1) == nil)
        #expect(scene.island.handle(.timePassed, at: deadline) == .minimal(attached: "a", detached: "b"))
    }

    @Test func anAlertDoesNotCloseWhatAPersonHoldsOpen() {
        var scene = Scene()
        scene.start("a")
        scene.handle(.touchAndHold("a"))
        scene.handle(.alert("a"))
        scene.bench.time += 60
        scene.handle(.timePassed)
        #expect(scene.shows == .expanded("a"))
    }

    @Test func anAppInTheForegroundHidesItsOwn() {
        var scene = Scene()
        scene.start("a")
        scene.start("b", app: "two")
        scene.bench.handle(.appCameToForeground("one"))
        scene.follow()
        #expect(scene.shows == .compact("b"))
        scene.handle(.alert("a"))
        #expect(scene.shows == .compact("b"))
        scene.bench.handle(.appLeftForeground("one"))
        scene.follow()
        #expect(scene.shows == .minimal(attached: "a", detached: "b"))
    }

    @Test func aTransientActivityOpensInItsOwnApp() {
        var scene = Scene()
        scene.start("a", style: .transient)
        #expect(scene.shows == .expanded("a"))
        scene.handle(.collapse)
        scene.bench.handle(.islandCollapsed("a"))
        scene.follow()
        #expect(scene.shows == .idle)
    }

    @Test("R88: what ends leaves the island at once, expanded or not") func ended() {
        var scene = Scene()
        scene.start("a")
        scene.handle(.touchAndHold("a"))
        scene.bench.end("a")
        scene.follow()
        #expect(scene.shows == .idle)
    }

    @Test func aStaleActivityStaysAndAHiddenOneNeverCame() {
        var scene = Scene()
        scene.start("a", stale: 60)
        scene.bench.wait(60)
        scene.follow()
        #expect(scene.shows == .compact("a"))
        scene.start("b", stale: 30)
        #expect(scene.shows == .compact("a"))
    }

    @Test(arguments: 1...30) func theIslandShowsOnlyWhatRuns(seed: UInt64) {
        var random = RandomEvents(seed: seed &+ 3000)
        var (ledger, island, time, requested) = (RandomEvents.ledger(at: Bench.start), Island(), Bench.start, 0)
        for _ in 0..<200 {
            time += random.pause()
            _ = ledger.handle(random.event(near: time, requested: &requested), at: time)
            let old = island.presentation
            let changed = island.handle(.records(ledger.records, foregroundApps: ledger.foregroundApps), at: time)
            #expect((changed != nil) == (island.presentation != old))
            if random.chance(20) { _ = island.handle(random.chance(50) ? .alert("\(requested)") : .touchAndHold("\(requested)"), at: time) }
            let candidates = ledger.records.filter { $0.isInIsland && ($0.style == .transient || !ledger.foregroundApps.contains($0.app)) }
            #expect(Set(island.presentation.activities).isSubset(of: candidates.map(\.id)))
            if case .expanded = island.presentation { continue }
            #expect(island.presentation.activities.count == min(candidates.count, 2))
        }
    }

    @Test(
        "R8: without an island an alert is a banner, on a locked device the Lock Screen",
        arguments: [
            (true, false, false, AlertPresentation.island), (false, false, false, .banner), (true, true, false, .lockScreen),
            (false, true, true, .lockScreen), (true, false, true, .soundOnly), (false, false, true, .soundOnly), (true, true, true, .lockScreen),
            (false, true, false, .lockScreen),
        ])
    func alertPlaces(hasIsland: Bool, isLocked: Bool, isOwnAppInForeground: Bool, expected: AlertPresentation) {
        #expect(AlertPresentation(hasIsland: hasIsland, isLocked: isLocked, isOwnAppInForeground: isOwnAppInForeground) == expected)
    }
}
