import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct TimelineViewTests {
    private func shown<S: TimelineSchedule>(_ schedule: S) -> String? {
        firstText(archive { TimelineView(schedule) { Text(verbatim: "\(Int($0.date.timeIntervalSince(testDate)))") } }.root)?.detail
    }

    @Test func periodicSchedulesShowTheirLastStep() {
        #expect(shown(.periodic(from: testDate.addingTimeInterval(-25), by: 10)) == "-5")
        #expect(shown(.periodic(from: testDate, by: 10)) == "0")
    }

    @Test func minutesBeginAtFullMinutes() { #expect(shown(.everyMinute) == "0") }

    @Test func explicitDatesShowTheLatestPastOne() {
        #expect(shown(.explicit([-100, -40, 20].map { testDate.addingTimeInterval($0) })) == "-40")
        #expect(shown(.explicit([30, 60].map { testDate.addingTimeInterval($0) })) == "30")
        #expect(shown(.explicit([])) == "0")
    }

    @Test func animationsStandStillAtTheArchivesMoment() { #expect(shown(.animation) == "0") }
}
