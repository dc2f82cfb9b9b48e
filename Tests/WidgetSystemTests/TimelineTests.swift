import Foundation
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

struct TimelineTests {
    @Test func smoke() {
        var scenario = Scenario.placed { Scenario.timeline([$0, $0 + 30, $0 + 60], .atEnd) }
        scenario.run(to: 240)
        print(scenario.ledger.text(in: .gmt))
        #expect(scenario.content(1) == .entry(timeline: 4, index: 1))
    }
}
