import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Locking, restarting, going offline, low power.
struct DeviceRuleTests {
    private func protected() -> Scenario {
        var scenario = Scenario(profile: .punctual)
        scenario.answer = Scenario.answer { Scenario.timeline([$0, $0 + 30], .atEnd) }
        scenario.at(0, .installed(.app("Clock", isProtected: true)), .session(.foreground, app: "app", isActive: true), .placed(.small()))
        return scenario
    }

    @Test func whileLockedAProtectedWidgetShowsItsPlaceholderAndIsNotReloaded() {
        var scenario = protected()
        scenario.at(10, .locked)
        scenario.run(to: 100)
        #expect(scenario.content(1) == .placeholder)
        #expect(scenario.reloads() == [0])
        #expect(scenario.reasons(.reloadDeferred) == ["locked"])
        scenario.at(101, .unlocked)
        scenario.run(to: 102)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
        #expect(scenario.reloads() == [0, 101])
    }

    @Test func anUnprotectedWidgetGoesOnWhileLocked() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 30], .atEnd) }
        scenario.at(10, .locked)
        scenario.run(to: 65)
        #expect(scenario.reloads() == [0, 30, 60])
        #expect(scenario.content(1) == .entry(timeline: 3, index: 0))
    }

    @Test("R165: a widget keeps its timeline over a restart and without a network") func survival() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 60, $0 + 120]) }
        scenario.at(30, .network(isOnline: false))
        scenario.at(50, .restarted)
        scenario.run(to: 55)
        #expect(scenario.content(1) == .placeholder, "before the first unlock nothing can be read")
        scenario.answer = { _, _ in (0, .failed(.crashed)) }
        scenario.at(70, .unlocked)
        scenario.run(to: 71)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 1))
        scenario.run(to: 130)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 2))
    }

    @Test func aRestartReloadsAfterTheFirstUnlockAndForgetsWhatRan() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.run(to: 1)
        scenario.answer = { request, minute in minute < 20 ? nil : (0, .timeline(Scenario.timeline([minute]))) }
        scenario.at(10, .edited(WidgetID(1), configuration: "x"))
        scenario.at(10.2, .restarted)
        scenario.at(30, .unlocked)
        scenario.run(to: 29)
        #expect(scenario.reloads() == [0, 10])
        #expect(scenario.actions.contains { if case .abandon = $0.action { true } else { false } })
        scenario.run(to: 31)
        #expect(scenario.reasons(.reloadStarted) == ["placed", "edited", "restart"])
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
    }

    @Test func aChangedLocationReloadsAWidgetThatWantsItAtTheNextLookForFree() throws {
        var scenario = Scenario(profile: .punctual)
        scenario.answer = Scenario.answer { Scenario.timeline([$0]) }
        var widgets = [WidgetDescription(kind: "Here"), WidgetDescription(kind: "Clock")]
        widgets[0].wantsLocation = true
        scenario.at(
            0, .installed(AppDescription("app", extensions: [WidgetExtensionDescription("app.widgets", widgets: widgets)])),
            .session(.foreground, app: "app", isActive: true), .session(.foreground, app: "app", isActive: false), .placed(.small("Here")),
            .placed(.small("Clock")))
        scenario.at(10, .locationChanged)
        scenario.run(to: 20)
        #expect(scenario.reloads().count == 2)
        let before = try #require(scenario.system.remainingReloads(of: WidgetID(1)))
        scenario.at(30, .looked(at: .homeScreen(page: 0)))
        scenario.run(to: 40)
        #expect(scenario.reloads(of: 1) == [0, 30])
        #expect(scenario.reloads(of: 2) == [0])
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == before)
    }

    @Test("R167: low power mode leaves fewer reloads; each of several widgets of a kind is told apart") func lowPower() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.at(1, .placed(.small()))
        scenario.at(2, .edited(WidgetID(2), configuration: "Berlin"), .lowPowerMode(true))
        scenario.run(to: 5)
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 34)
        #expect(scenario.system.remainingReloads(of: WidgetID(2)) == 33)
        #expect(scenario.system.currentConfigurations(of: "app").map(\.configuration) == [nil, "Berlin"])
    }

    @Test func movingAWidgetToTheShownPageStartsWhatWaited() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 5], .atEnd) }
        scenario.at(1, .looked(at: .homeScreen(page: 1)))
        scenario.at(60, .moved(WidgetID(1), .homeScreen(page: 1)), .moved(WidgetID(1), .lockScreen))
        scenario.run(to: 61)
        #expect(scenario.reloads() == [0, 60])
        #expect(scenario.reasons(.placingRefused) == ["place-does-not-fit"])
    }
}
