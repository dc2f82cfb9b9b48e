import Foundation
import Testing

@testable import FoundationOverlay

struct FixtureDateTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }

    private func read(_ text: String) -> String? {
        let now = try! Date("2026-03-02T09:10:20Z", strategy: .iso8601)
        return FixtureDate.read(text, now: now, calendar: calendar)?.formatted(.iso8601)
    }

    @Test(arguments: [
        ("now", "2026-03-02T09:10:20Z"), ("now-90m", "2026-03-02T07:40:20Z"), ("now+1d2h", "2026-03-03T11:10:20Z"),
        ("today", "2026-03-01T23:00:00Z"), ("today+14h30m", "2026-03-02T13:30:00Z"), ("today+1d-1s", "2026-03-02T22:59:59Z"),
        ("2026-03-02T09:00:00Z", "2026-03-02T09:00:00Z"), ("2026-03-02T09:00:00+05:00", "2026-03-02T04:00:00Z"),
        ("2026-03-02T09:00", "2026-03-02T08:00:00Z"), ("2026-07-01", "2026-06-30T22:00:00Z"), (" now ", "2026-03-02T09:10:20Z"),
    ])
    func datesAreReadAsWritten(text: String, date: String) { #expect(read(text) == date) }

    /// A day is a day of the calendar: summer time began on the 29th.
    @Test func daysFollowTheCalendar() { #expect(read("today+27d") == "2026-03-28T23:00:00Z" && read("today+28d") == "2026-03-29T22:00:00Z") }

    @Test(arguments: ["", "soon", "now+", "now+5", "now+5x", "now5m", "today 14:00", "2026-13-01", "2026-02-30", "now+-5m+"])
    func othersAreRefused(text: String) { #expect(read(text) == nil) }
}
