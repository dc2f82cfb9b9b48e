import Foundation
import Testing

@testable import Charts

@Suite struct ScaleTests {
    private func numbers(_ values: Double...) -> [_PlotDatum] { values.map { .number($0) } }

    @Test func numbersIncludeZeroUnlessAskedOtherwise() {
        #expect(DomainInference(data: numbers(40, 95)).scale()?.domain == .continuous(0, 95))
        let without = AutomaticScaleDomain.automatic(includesZero: false)._makeScaleDomain()
        #expect(DomainInference(data: numbers(40, 95), asked: without).scale()?.domain == .continuous(40, 95))
        let reversed = AutomaticScaleDomain.automatic(reversed: true)._makeScaleDomain()
        #expect(DomainInference(data: numbers(40, 95), asked: reversed).scale()?.domain == .continuous(95, 0))
    }

    @Test func datesStartAtTheFirstOne() {
        let data: [_PlotDatum] = [.date(Date(timeIntervalSinceReferenceDate: 500)), .date(Date(timeIntervalSinceReferenceDate: 100))]
        #expect(DomainInference(data: data).scale()?.domain == .continuous(100, 500))
    }

    @Test func categoriesKeepTheirOrder() {
        let data: [_PlotDatum] = [.category("b"), .category("a"), .category("b")]
        #expect(DomainInference(data: data).scale()?.domain == .bands(["b", "a"]))
        #expect(DomainInference(data: data, asked: ["a", "b", "c"]._makeScaleDomain()).scale()?.domain == .bands(["a", "b", "c"]))
        #expect(DomainInference(data: numbers(1, 2), type: .category).scale()?.domain == .bands(["1", "2"]))
    }

    @Test func whatIsNotPlottedHasNoScale() {
        #expect(DomainInference(data: []).scale() == nil)
        #expect(DomainInference(data: [], asked: (0...10)._makeScaleDomain()).scale()?.domain == .continuous(0, 10))
    }

    @Test func verticalNumbersGrowUpward() {
        var scale = PositionScale(domain: .continuous(0, 100), kind: .number)
        #expect(scale.position(of: .number(25), in: 200) == 50)
        scale.isVertical = true
        #expect(scale.position(of: .number(25), in: 200) == 150)
        #expect(scale.value(at: 150, in: 200) == .number(25))
        scale.range = .plot(startPadding: 20, endPadding: 0)
        #expect(scale.position(of: .number(0), in: 200) == 180)
    }

    @Test func categoriesLieInTheMiddleOfTheirBands() {
        let scale = PositionScale(domain: .bands(["a", "b"]), kind: .category, isVertical: true)
        #expect(scale.position(of: .category("a"), in: 200) == 50)
        #expect(scale.bandWidth(in: 200) == 100)
        #expect(scale.value(at: 199, in: 200) == .category("b"))
        #expect(scale.position(of: .category("c"), in: 200) == nil)
    }

    @Test func logarithmsSpreadPowersEvenly() {
        let scale = PositionScale(domain: .continuous(1, 100), kind: .number, type: .log)
        #expect(scale.position(of: .number(10), in: 200) == 100)
        #expect(AxisTicks(scale: scale, length: 200, calendar: .current).values(.automatic).values == numbers(1, 10, 100))
    }

    @Test func visibleAxesEndAtRoundNumbers() {
        let ticks = AxisTicks(scale: PositionScale(domain: .continuous(0, 95), kind: .number, isVertical: true), length: 225, calendar: .current)
        #expect(ticks.rounded(.automatic, automatically: true).domain == .continuous(0, 100))
        #expect(ticks.rounded(.automatic, automatically: false).domain == .continuous(0, 95))
        #expect(ticks.rounded(.automatic(roundUpperBound: true), automatically: false).domain == .continuous(0, 100))
        #expect(ticks.values(.automatic).values == numbers(0, 50))
        #expect(ticks.values(.stride(by: 20)).values == numbers(0, 20, 40, 60, 80))
    }

    /// In pictures by iOS 26, at 75 and at 225 points.
    @Test(
        arguments: [(-1.35, 1.27, 1, -2, 2), (0, 1.27, 0.5, 0, 1.5), (-6.15, 1.27, 5, -10, 5), (0, 6.4, 2, 0, 8), (0, 1.6, 0.5, 0, 2)]
            as [(Double, Double, Double, Double, Double)])
    func aVerticalAxisHasAtMostFiveValues(_ low: Double, _ high: Double, _ step: Double, _ first: Double, _ last: Double) {
        for length in [75.0, 225] {
            var ticks = AxisTicks(
                scale: PositionScale(domain: .continuous(low, high), kind: .number, isVertical: true), bounds: (low, high), length: length,
                calendar: .current)
            ticks.scale = ticks.rounded(.automatic, automatically: true)
            #expect(ticks.scale.domain == .continuous(first, last))
            #expect(ticks.values(.automatic).values.count == Int(((last - first) / step).rounded()) + 1)
        }
    }

    @Test func aNumberOfValuesThatIsAskedForCountsBothEnds() {
        let scale = PositionScale(domain: .continuous(0, 28_400), kind: .number, isVertical: true)
        var ticks = AxisTicks(scale: scale, length: 125, calendar: .current)
        ticks.scale = ticks.rounded(.automatic(desiredCount: 3), automatically: true)
        #expect(ticks.scale.domain == .continuous(0, 40_000))
        #expect(ticks.values(.automatic(desiredCount: 3)).values == numbers(0, 20_000, 40_000))
    }

    @Test func valuesAskedForByNameAreInsideTheirAxis() {
        let ticks = AxisTicks(scale: PositionScale(domain: .continuous(0, 3480), kind: .number, isVertical: true), length: 100, calendar: .current)
        let asked = AxisMarkValues(storage: .values(numbers(0, 1800, 3600)))
        #expect(ticks.rounded(asked, automatically: true).domain == .continuous(0, 3600))
        #expect(ticks.rounded(asked, automatically: false).domain == .continuous(0, 3480))
    }

    @Test func wholeNumbersHaveWholeTicks() {
        let scale = PositionScale(domain: .continuous(0, 2), kind: .number, isVertical: true)
        #expect(AxisTicks(scale: scale, length: 300, isWhole: true, calendar: .current).values(.automatic).values == numbers(0, 1, 2))
        #expect(AxisTicks(scale: scale, length: 300, calendar: .current).values(.automatic).values == numbers(0, 0.5, 1, 1.5, 2))
    }
}
