import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Taps, links and intents.
struct TapRuleTests {
    private let rules = TapRules(system: SystemVersion(26))
    private let page = WidgetPlace.homeScreen(page: 0)

    private func outcome(_ target: WidgetTap.Target, in family: WidgetFamily, locked: Bool = false, place: WidgetPlace? = nil) -> TapRules.Outcome {
        rules.outcome(of: WidgetTap(target, widgetURL: "app://whole"), family: family, place: place ?? page, isAlive: true, isLocked: locked)
    }

    private func tapped(_ intent: TappedIntent, succeeded: Bool = true) -> Scenario {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.at(10, .tapped(WidgetID(1), WidgetTap(.intent(intent))))
        scenario.at(10 + 2 / 60, .intentPerformed(WidgetID(1), succeeded: succeeded))
        scenario.run(to: 20)
        return scenario
    }

    private func actions(_ scenario: Scenario) -> [WidgetAction] { scenario.actions.filter { $0.minute >= 10 }.map(\.action) }

    @Test("R130: only buttons and toggles with intents act; a tap on another control opens the app") func onlyIntents() {
        #expect(outcome(.intent(TappedIntent("Count")), in: .systemSmall) == .perform(TappedIntent("Count")))
        #expect(outcome(.inert, in: .systemLarge) == .openApp(url: "app://whole"))
    }

    @Test("R133: while an intent runs, content that it invalidates is marked, until the new timeline comes") func invalidation() {
        let scenario = tapped(TappedIntent("Count"))
        let marks = scenario.actions.filter { if case .invalidateContent = $0.action { true } else { false } }
        #expect(marks.map(\.action) == [.invalidateContent(WidgetID(1), true), .invalidateContent(WidgetID(1), false)])
        #expect(marks[0].minute == 10)
        #expect(marks[1].minute > 10)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
    }

    @Test("R135: a toggle shows its new state before its intent has run, and goes back when it fails") func toggle() {
        let intent = TappedIntent("Feature", toggle: true)
        #expect(actions(tapped(intent)).first == .showToggle(WidgetID(1), isOn: true))
        let failed = tapped(intent, succeeded: false)
        #expect(actions(failed).last == .show(WidgetID(1), .entry(timeline: 1, index: 0)))
        #expect(failed.reloads().count == 1, "without success no reload is certain")
    }

    @Test("R136: a link in a small widget has no effect; the widget's URL is opened") func smallLink() {
        for family: WidgetFamily in [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline] {
            #expect(outcome(.link("app://link"), in: family) == .openApp(url: "app://whole"))
        }
    }

    @Test("R137: where there is a link, the link is opened; elsewhere the widget's URL") func link() {
        for family: WidgetFamily in [.systemMedium, .systemLarge, .systemExtraLarge] {
            #expect(outcome(.link("app://link"), in: family) == .openApp(url: "app://link"))
            #expect(outcome(.background, in: family) == .openApp(url: "app://whole"))
        }
    }

    @Test("R139: a tap elsewhere opens the app") func elsewhere() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(1, .tapped(WidgetID(1), WidgetTap(.background)))
        scenario.run(to: 2)
        #expect(scenario.actions.last?.action == .openApp("app", url: nil))
    }

    @Test func onALockedDeviceAndInCarPlayButtonsDoNothing() {
        let intent = WidgetTap.Target.intent(TappedIntent("Count"))
        #expect(outcome(intent, in: .systemSmall, locked: true) == .nothing(.locked))
        #expect(outcome(intent, in: .systemSmall, place: .carPlay) == .nothing(.carPlay))
    }

    /// Every target in every family, place, system and state.
    @Test(arguments: [14, 16, 17, 18, 26]) func everyTapHasOneOutcome(system: Int) {
        let rules = TapRules(system: SystemVersion(system))
        let targets: [WidgetTap.Target] = [.background, .link("l"), .inert, .intent(TappedIntent("I"))]
        let families = WidgetFamily.onPhone + [.systemExtraLarge]
        for place in [WidgetPlace.homeScreen(page: 0), .todayView, .lockScreen, .standBy, .carPlay] {
            for (target, family) in targets.flatMap({ target in families.map { (target, $0) } }) {
                for (isAlive, isLocked) in [(true, true), (true, false), (false, true), (false, false)] {
                    let outcome = rules.outcome(
                        of: WidgetTap(target, widgetURL: "w"), family: family, place: place, isAlive: isAlive, isLocked: isLocked)
                    switch outcome {
                    case .nothing(.dead): #expect(!isAlive)
                    case .nothing(.carPlay): #expect(isAlive && place == .carPlay)
                    case .nothing(.locked): #expect(isAlive && isLocked && target == targets[3] && system >= 17)
                    case .perform: #expect(isAlive && !isLocked && place != .carPlay && target == targets[3] && system >= 17)
                    case .openApp(let url):
                        #expect(isAlive && place != .carPlay)
                        let isLink = target == targets[1] && [.systemMedium, .systemLarge, .systemExtraLarge].contains(family)
                        #expect(url == (isLink ? "l" : "w"))
                    }
                }
            }
        }
    }

    @Test func theReloadAfterAnIntentIsCertainEvenWhenTheBudgetIsSpentAndOnAHiddenPage() {
        var scenario = Scenario.placed(.with(["learningReloads": 0, "learningSeconds": 0, "lowPowerFactor": 0])) { Scenario.timeline([$0]) }
        scenario.at(5, .lowPowerMode(true), .looked(at: .homeScreen(page: 3)))
        scenario.at(10, .tapped(WidgetID(1), WidgetTap(.intent(TappedIntent("Count")))), .intentPerformed(WidgetID(1), succeeded: true))
        scenario.run(to: 11)
        #expect(scenario.system.remainingReloads(of: WidgetID(1)) == 0)
        #expect(scenario.reasons(.reloadStarted) == ["placed", "intent"])
    }

    @Test func anIntentThatOpensTheAppDoesBoth() {
        let found = actions(tapped(TappedIntent("Play", process: .app, opensApp: true)))
        #expect(found.contains(.openApp("app", url: nil)))
        #expect(found.contains(.perform(TappedIntent("Play", process: .app, opensApp: true), WidgetID(1))))
    }
}
