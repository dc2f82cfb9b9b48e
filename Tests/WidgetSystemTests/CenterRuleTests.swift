import Foundation
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// The calls of WidgetCenter, and pushes.
struct CenterRuleTests {
    private func two() -> Scenario {
        var scenario = Scenario(profile: .punctual)
        scenario.answer = Scenario.answer { Scenario.timeline([$0]) }
        scenario.at(
            0, .installed(.app("Clock", "Steps")), .session(.foreground, app: "app", isActive: true),
            .session(.foreground, app: "app", isActive: false), .placed(.small("Clock")), .placed(.small("Steps")), .placed(.small("Clock")))
        scenario.run(to: 10)
        return scenario
    }

    @Test("R70: reloadAllTimelines reloads every widget of the app, of every kind") func all() {
        var scenario = two()
        scenario.at(20, .reloadAllTimelines(app: "app"))
        scenario.run(to: 21)
        #expect([1, 2, 3].map { scenario.reloads(of: $0).count } == [2, 2, 2])
    }

    @Test("R71: reloadTimelines(ofKind:) reloads the widgets of that kind alone") func ofKind() {
        var scenario = two()
        scenario.at(20, .reloadTimelines(ofKind: "Clock", app: "app"))
        scenario.run(to: 21)
        #expect([1, 2, 3].map { scenario.reloads(of: $0).count } == [2, 1, 2])
    }

    @Test("R72: current configurations tell kind, family and configuration of what is placed") func configurations() {
        var scenario = two()
        scenario.at(20, .edited(WidgetID(3), configuration: "Berlin"), .removed(WidgetID(2)))
        scenario.run(to: 21)
        let found = scenario.system.currentConfigurations(of: "app")
        #expect(found.map(\.kind) == ["Clock", "Clock"])
        #expect(found.map(\.configuration) == [nil, "Berlin"])
        #expect(found.map(\.family) == [.systemSmall, .systemSmall])
        #expect(scenario.system.currentConfigurations(of: "other").isEmpty)
    }

    @Test func callsOfOneMomentAreOneReload() {
        var scenario = two()
        for call in 0..<50 { scenario.at(20 + Double(call) / 6000, .reloadTimelines(ofKind: "Steps", app: "app")) }
        scenario.run(to: 30)
        #expect(scenario.reloads(of: 2).count == 2)
        #expect(scenario.ledger.events(.reloadCoalesced).count == 49)
    }

    @Test func aCallDuringAReloadMakesOneMore() {
        var scenario = two()
        scenario.answer = { _, minute in (10, .timeline(Scenario.timeline([minute]))) }
        scenario.at(20, .session(.foreground, app: "app", isActive: true), .reloadTimelines(ofKind: "Steps", app: "app"))
        scenario.at(20 + 5 / 60, .reloadTimelines(ofKind: "Steps", app: "app"), .reloadTimelines(ofKind: "Steps", app: "app"))
        scenario.run(to: 30)
        #expect(scenario.reloads(of: 2).count == 3)
    }

    @Test func callsFromTheBackgroundKeepTheLeastInterval() {
        var scenario = two()
        for minute in 20...30 { scenario.at(Double(minute), .reloadTimelines(ofKind: "Steps", app: "app")) }
        scenario.run(to: 60)
        let reloads = scenario.reloads(of: 2)
        #expect(reloads.count == 4)
        #expect(zip(reloads.dropFirst(), reloads.dropFirst(2)).allSatisfy { $1 - $0 >= 5 })
    }

    @Test("R86: a reload call takes effect after a delay, not at once") func later() {
        var scenario = two()
        scenario.at(20, .session(.foreground, app: "app", isActive: true), .reloadTimelines(ofKind: "Steps", app: "app"))
        scenario.run(to: 20)
        #expect(scenario.reloads(of: 2).count == 1)
        scenario.run(to: 20.1)
        #expect(scenario.reloads(of: 2).count == 2)
    }

    @Test func relevanceIsAskedForAgainWhenItIsInvalidated() {
        var scenario = two()
        scenario.at(20, .invalidateRelevance(ofKind: "Steps", app: "app"), .invalidateRelevance(ofKind: "Nothing", app: "app"))
        scenario.run(to: 21)
        #expect(scenario.requests().last == .relevance(kind: 1))
        #expect(scenario.reasons(.ignored) == ["unknown-kind"])
    }

    @Test("R163: a push reloads every widget of the app, and counts") func push() {
        var scenario = two()
        scenario.at(20, .push(app: "app"))
        scenario.run(to: 21)
        #expect([1, 2, 3].map { scenario.reloads(of: $0).count } == [2, 2, 2])
        #expect(scenario.reasons(.reloadStarted).suffix(3) == ["push", "push", "push"])
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 68)
    }

    @Test func pushesWaitForTheNetworkAndComeAsOne() {
        var scenario = two()
        scenario.at(20, .network(isOnline: false), .push(app: "app"), .push(app: "app"))
        scenario.at(40, .network(isOnline: true))
        scenario.run(to: 39)
        #expect(scenario.reloads(of: 1).count == 1)
        scenario.run(to: 60)
        #expect(scenario.reloads(of: 1).count == 2)
        #expect(scenario.ledger.events(.pushHeld).count == 2)
    }

    @Test func unknownNamesAreRecordedAndChangeNothing() {
        var scenario = two()
        let before = scenario.reloads().count
        scenario.at(
            20, .reloadAllTimelines(app: "x"), .push(app: "x"), .edited(WidgetID(9), configuration: nil), .removed(WidgetID(0)),
            .removed(WidgetID(-1)), .swiped(stack: 4, to: WidgetID(1)), .memoryUsed(extension: "x", bytes: 1 << 40),
            .intentPerformed(WidgetID(1), succeeded: true), .uninstalled(app: "x"), .galleryShown(app: "x"))
        scenario.run(to: 30)
        #expect(scenario.ledger.events(.ignored).count == 10)
        #expect(scenario.reloads().count == before)
    }
}
