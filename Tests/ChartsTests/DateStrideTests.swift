import Foundation
import Testing

@testable import Charts

@Suite struct DateStrideTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test func everyThirdHourStartsAtMidnight() throws {
        let range = try date("2024-03-01T07:41:00Z")...date("2024-03-01T17:00:00Z")
        let dates = DateStride(unit: .hour, count: 3).dates(in: range, calendar: calendar)
        #expect(dates == [try date("2024-03-01T09:00:00Z"), try date("2024-03-01T12:00:00Z"), try date("2024-03-01T15:00:00Z")])
    }

    @Test func quartersOfAYearStartInJanuary() throws {
        let range = try date("2024-02-10T00:00:00Z")...date("2024-11-01T00:00:00Z")
        let dates = DateStride(unit: .month, count: 3).dates(in: range, calendar: calendar)
        #expect(dates == [try date("2024-04-01T00:00:00Z"), try date("2024-07-01T00:00:00Z"), try date("2024-10-01T00:00:00Z")])
    }

    @Test func binsCoverTheWholeRange() throws {
        let bins = DateBins(unit: .day, range: try date("2024-03-01T07:00:00Z")...date("2024-03-03T01:00:00Z"), calendar: calendar)
        #expect(bins.thresholds == (try (1...4).map { try date("2024-03-0\($0)T00:00:00Z") }))
        #expect(bins.index(for: try date("2024-03-02T12:00:00Z")) == 1)
    }

    @Test(arguments: [
        (6 * 3600.0, 5, Calendar.Component.hour, 1), (86_400 * 30, 5, .weekOfYear, 1), (86_400 * 365, 5, .month, 3), (60, 5, .second, 15),
    ])
    func stridesFitTheRange(seconds: Double, count: Int, unit: Calendar.Component, step: Int) {
        #expect(DateStride.fitting(seconds, desiredCount: count) == DateStride(unit: unit, count: step))
    }
}
