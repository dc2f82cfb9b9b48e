import Testing

@testable import Charts

@Suite struct NiceNumberTests {
    @Test(arguments: [(0.0, 95.0, 5, 20.0), (0, 15_000, 4, 5000), (0, 1, 5, 0.2), (0, 3, 5, 0.5), (7, 7, 5, 1)])
    func stepsAreRound(lower: Double, upper: Double, count: Int, step: Double) {
        #expect(NiceNumbers.step(from: lower, to: upper, desiredCount: count) == step)
    }

    @Test func multiplesHaveNoRoundingErrors() {
        #expect(NiceNumbers.multiples(of: 0.2, from: 0, to: 1) == [0, 0.2, 0.4, 0.6, 0.8, 1])
        #expect(NiceNumbers.multiples(of: 20, from: 5, to: 95) == [20, 40, 60, 80])
        #expect(NiceNumbers.multiples(of: 0, from: 5, to: 95) == [])
    }

    @Test func rangesAreWidenedWhereAsked() {
        #expect(NiceNumbers.widened(3, 95, to: 20, lower: true, upper: true) == (0, 100))
        #expect(NiceNumbers.widened(3, 95, to: 20, lower: false, upper: true) == (3, 100))
        #expect(NiceNumbers.widened(0, 100, to: 20, lower: true, upper: true) == (0, 100))
    }
}
