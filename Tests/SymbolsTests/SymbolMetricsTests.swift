import Symbols
import Testing

@Suite struct SymbolMetricsTests {
    @Test func circleDiameterFollowsScaleAndWeight() {
        let metrics = SymbolMetrics.shared
        #expect(metrics.circleDiameter(scale: .medium) == 0.9961)
        #expect(metrics.circleDiameter(scale: .medium, weight: 100) == 0.9463)
        #expect(metrics.circleDiameter(scale: .medium, weight: 900) == 1.0664)
        #expect(abs(metrics.factor(scale: .small) - 0.7917) < 0.001)
        #expect(abs(metrics.factor(scale: .large) - 1.277) < 0.001)
    }

    @Test func aSymbolThatOnlyAppleHasIsNotUnknown() {
        let library = SymbolLibrary(pack: nil)
        #expect(library.isKnown("star.fill") && library.isKnown("123.rectangle"))
        #expect(!library.isKnown("no.such.symbol"))
    }
}
