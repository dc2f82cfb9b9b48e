import Testing

@testable import Metrics

struct ScaledMetricLawTests {
    @Test(arguments: [
        (17.0, "body", "xSmall", 14.667), (17, "body", "accessibility5", 48), (8, "callout", "accessibility5", 23),
        (8, "caption", "accessibility5", 25.667), (17, "body", "large", 17), (10.1, "body", "large", 10.1),
    ])
    func `Values follow the leading of their style`(_ value: Double, _ style: String, _ category: String, _ expected: Double) {
        let scaled = ScaledMetricLaw.scaled(value, relativeTo: style, category: category, scale: 3)
        #expect(abs(scaled - expected) < 0.001)
    }

    @Test func `Font sizes become whole points`() {
        #expect(ScaledMetricLaw.scaledFontSize(17, category: "xSmall") == 15)
        #expect(ScaledMetricLaw.scaledFontSize(20, relativeTo: "title", category: "accessibility5") == 40)
    }
}
