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

    @Test func textIsMeasuredInItsFont() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size = "Hello".size(withAttributes: attributes)
        #expect(
            size == ("Hello" as NSString).size(withAttributes: attributes)
                && size == NSAttributedString(string: "Hello", attributes: attributes).size())
        #expect(abs(size.height - 20.333) < 0.4 && size.width > 35 && size.width < 50)
        let long = String(repeating: "word ", count: 30)
        let box = long.boundingRect(with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(box.width <= 100 && box.height > 5 * size.height)
        #expect(long.boundingRect(with: CGSize(width: 100, height: 1000), attributes: attributes, context: nil).height == size.height)
        #expect("A".size().height < size.height, "without a font text has 12 points")
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
