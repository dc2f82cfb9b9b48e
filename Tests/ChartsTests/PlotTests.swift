import Foundation
import SwiftUI
import Testing

@testable import Charts

private struct Sale {
    var day: Int
    var amount: Double
    var city: String
}

@MainActor
@Suite struct PlotTests {
    private let sales = [Sale(day: 1, amount: 2, city: "Rome"), Sale(day: 2, amount: 5, city: "Oslo")]

    @Test func aPlotHasAMarkForEachElement() {
        let marks = BarPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount)).foregroundStyle(by: .value("City", \.city)).marks
        #expect(marks.map(\.kind) == [.bar, .bar])
        #expect(marks.compactMap { $0.y.single?.scalar } == [2, 5])
        let cities = marks.compactMap { mark -> String? in
            if case .by(let value)? = mark.style.foreground { value.datum.categoryName } else { nil }
        }
        #expect(cities == ["Rome", "Oslo"])
    }

    @Test func modifiersOfMarksHoldForPlots() {
        let marks = PointPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount)).opacity(0.5).marks
        #expect(marks.map(\.style.opacity) == [0.5, 0.5])
    }

    @Test func aFunctionRunsOverItsDomain() throws {
        let marks = LinePlot(x: "x", y: "y", domain: 0...2) { $0 * $0 }.marks
        #expect(marks.first?.x.single?.scalar == 0 && marks.last?.x.single?.scalar == 2)
        #expect(marks.last?.y.single?.scalar == 4)
        let asked = LinePlot(x: "x", y: "y") { $0 }.marks(over: -1...1, in: nil)
        #expect(asked.first?.x.single?.scalar == -1)
    }

    @Test func aFunctionHasNoPointWhereItHasNoValue() {
        let marks = LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 }.marks
        #expect(marks.count == 256 && marks.allSatisfy { $0.y.single?.scalar?.isFinite == true })
    }

    @Test func labelsHaveAsManyDigitsAsTheirStepNeeds() {
        #expect(NiceNumbers.fractionDigits(of: [0, 0.5, 1]) == 1)
        #expect(NiceNumbers.fractionDigits(of: [0, 50, 100]) == 0)
        let texts = AxisTexts(locale: Locale(identifier: "en_US"), calendar: .current, fractionDigits: 1)
        #expect(texts.text(.number(1), nil) == "1.0")
        #expect(texts.text(.number(0), nil) == "0")
    }

    @Test func aStrideOfSeveralDaysBeginsWithTheDomain() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let start = Date(timeIntervalSince1970: 1_709_510_400)
        let dates = DateStride(unit: .day, count: 7).datesFromStart(of: start...start.addingTimeInterval(20 * 86_400), calendar: calendar)
        #expect(dates == [0, 7, 14].map { start.addingTimeInterval($0 * 86_400) })
    }
}
