import Metrics
import Testing

@Suite struct ControlMetricsTests {
    @Test func everyMeasureIsKnownForEveryProfile() { #expect(ControlMetrics.shared.missing.isEmpty) }

    @Test func switchesDifferBetweenProfiles() {
        #expect(ControlMetrics.shared[.switchWidth, .ios18] == 51)
        #expect(ControlMetrics.shared[.switchWidth, .ios26] == 63)
        #expect(ControlMetrics.shared[.switchWidth, .ios27] == 63, "a version without a number of its own has the one before")
    }
}
