import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Memory and archives.
struct LimitRuleTests {
    private let edited = WidgetEvent.edited(WidgetID(1), configuration: "x")

    @Test("R74: beyond 30 MB the extension is ended; what is shown stays, and the reload is tried again") func memory() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.run(to: 1)
        scenario.answer = { _, minute in minute < 60.1 ? nil : (0, .timeline(Scenario.hourly)) }
        scenario.at(60, edited)
        scenario.at(60 + 1 / 60, .memoryUsed(extension: "app.widgets", bytes: 31_457_280))
        scenario.at(60 + 2 / 60, .memoryUsed(extension: "app.widgets", bytes: 31_457_281))
        scenario.run(to: 60 + 3 / 60)
        #expect(scenario.ledger.events(.terminated).map(\.rule) == [.widgetMemory])
        #expect(scenario.actions.last?.action == .terminate(extension: "app.widgets"))
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        scenario.run(to: 70)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
        #expect(scenario.reasons(.reloadStarted).last == "retry")
    }

    @Test("R80: a timeline whose pictures are too large is refused; what is shown stays") func pictures() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.run(to: 1)
        scenario.answer = { _, _ in (0, .failed(.archiveRefused)) }
        scenario.at(60, edited)
        scenario.run(to: 200)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        #expect(scenario.reasons(.timelineRefused) == ["archive-refused"])
        #expect(scenario.reloads() == [0, 60])
    }

    @Test("R166: a widget whose provider fails shows its placeholder") func placeholderStays() {
        var scenario = Scenario.placed { _ in Scenario.hourly }
        scenario.answer = { request, _ in (0, request.isPlaceholder ? .placeholder : .failed(.crashed)) }
        scenario.run(to: 600)
        #expect(scenario.content(1) == .placeholder)
    }

    @Test func aPlaceholderThatCrashesDoesNotBlockTimelines() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.answer = { request, minute in
            (0, request.isPlaceholder ? .failed(.crashed) : request.isTimeline ? .timeline(Scenario.timeline([minute])) : .snapshot)
        }
        scenario.run(to: 10)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
    }
}
