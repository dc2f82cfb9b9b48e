import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Smart Stacks.
struct StackRuleTests {
    /// Two widgets in a stack; at minute 60 an entry of the second scores as given, of the first one half.
    private func stack(score: Double, duration: Double = 0) -> Scenario {
        var scenario = Scenario(profile: .punctual)
        scenario.answer = { request, _ in
            guard case .timeline(let id) = request else { return (0, request.isPlaceholder ? .placeholder : .snapshot) }
            let scores = id.rawValue == 1 ? [1, 0.5] : [0, score]
            let relevance = scores.map { EntryRelevance(score: $0, duration: $0 == score ? duration : 0) }
            return (0, .timeline(TimelineDescription(dates: [-100, 60].map(Scenario.date), relevance: relevance, policy: .never)))
        }
        scenario.at(
            0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .placed(.small(stack: 7)), .placed(.small(stack: 7)))
        return scenario
    }

    private func rotations(_ scenario: Scenario) -> [String] {
        scenario.actions.compactMap { minute, action in
            if case .rotate(_, let id) = action { "\(Int(minute)): \(id.rawValue)" } else { nil }
        }
    }

    @Test("R162: a stack rotates to the widget that matters most in its own history") func rotates() {
        var scenario = stack(score: 3)
        scenario.run(to: 120)
        #expect(rotations(scenario) == ["60: 2"])
        #expect(scenario.ledger.events(.rotated).map(\.rule) == [.smartStackOrder])
    }

    @Test func aScoreOfZeroIsNeverRotatedTo() {
        for score in [0.0, -5] {
            var scenario = stack(score: score)
            scenario.run(to: 120)
            #expect(rotations(scenario) == [])
        }
    }

    @Test func relevanceEndsWithItsDuration() {
        var scenario = stack(score: 3, duration: 1800)
        scenario.run(to: 200)
        #expect(rotations(scenario) == ["60: 2", "90: 1"])
    }

    @Test func aSwipeCountsMoreForAWhile() {
        var scenario = stack(score: 3)
        scenario.at(70, .swiped(stack: 7, to: WidgetID(1)))
        scenario.run(to: 129)
        #expect(rotations(scenario) == ["60: 2", "70: 1"])
        scenario.run(to: 131)
        #expect(rotations(scenario) == ["60: 2", "70: 1", "130: 2"])
    }

    @Test func aStackHoldsTenWidgetsOfOneSize() {
        var scenario = Scenario()
        scenario.at(0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true))
        for _ in 0..<11 { scenario.at(0, .placed(.small(stack: 1))) }
        scenario.at(0, .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemMedium, stack: 1)))
        scenario.run(to: 1)
        #expect(scenario.system.widgets.count == 10)
        #expect(scenario.reasons(.placingRefused) == ["stack-full", "stack-of-other-size"])
    }

    @Test func onlyTheTopOfAStackIsLookedAt() {
        var scenario = stack(score: 0)
        for minute in 1...40 { scenario.at(Double(minute), .looked(at: .homeScreen(page: 0))) }
        scenario.run(to: 5000)
        let sizes = [1, 2].map { scenario.system[WidgetID($0)]!.budget.size(at: Scenario.date(60), isLowPower: false, rules: .init(known: 0)) }
        #expect(sizes[0] > sizes[1])
    }

    @Test func removingTheTopShowsAnother() {
        var scenario = stack(score: 0)
        scenario.at(10, .removed(WidgetID(1)))
        scenario.at(20, .removed(WidgetID(2)), .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemMedium, stack: 7)))
        scenario.run(to: 30)
        #expect(rotations(scenario) == ["10: 2"])
        #expect(scenario.system.widgets.map(\.placement.family) == [.systemMedium], "an empty stack takes another size")
    }

    @Test func invalidatedRelevanceMovesAWidgetToTheTopWhileItLasts() {
        var scenario = Scenario(profile: .punctual)
        scenario.answer = { request, minute in
            switch request {
            case .relevance(let kind):
                (0, .relevance(kind == 1 && minute >= 1 ? [Scenario.date(30)...Scenario.date(50)] : []))
            case .timeline: (0, .timeline(Scenario.hourly))
            case .placeholder: (0, .placeholder)
            default: (0, .snapshot)
            }
        }
        scenario.at(
            0, .installed(.app("Clock", "Steps")), .session(.foreground, app: "app", isActive: true), .placed(.small("Clock", stack: 1)),
            .placed(.small("Steps", stack: 1)))
        scenario.at(1, .invalidateRelevance(ofKind: "Steps", app: "app"))
        scenario.run(to: 100)
        #expect(rotations(scenario) == ["30: 2"])
    }
}

extension BudgetRules {
    /// The standard rules of a widget that the system has known for long.
    init(known: Double) { self = WidgetProfile.with(["learningSeconds": known]).budget }
}
