import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
    @Test func systemFontsHaveSanFranciscoMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(font.descender < 0)
    }

    @Test func metricsScaleByTheLeadingOfTheStyle() {
        let largest = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 3),
        ])
        #expect(abs(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: largest) - 48) < 0.34)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), compatibleWith: largest).pointSize == 28)
    }

    @Test func descriptorsChangeDesignAndTraits() throws {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).pointSize == 17)
        #expect(UIFont(descriptor: rounded, size: 20).pointSize == 20)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        guard case .system(let system) = bold._kind else {
            Issue.record("a system font stays one")
            return
        }
        #expect(system.weight == .semibold)
    }
}
