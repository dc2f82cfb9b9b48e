import FoundationOverlay
import Testing
import UIKit

/// Swift's attributed strings with UIKit's attributes, and what becomes of them in `NSAttributedString`.
@Suite struct AttributedStringTests {
    private var styled: AttributeContainer {
        var container = AttributeContainer()
        container.font = UIFont.boldSystemFont(ofSize: 20)
        container.foregroundColor = UIColor.red
        container.underlineStyle = .single
        container.kern = 2
        return container
    }

    @Test func attributesOfUIKitGoOverAndComeBack() throws {
        var text = AttributedString("Red", attributes: styled)
        text.link = URL(string: "https://example.com")
        text.append(AttributedString(" plain"))
        let ns = NSAttributedString(text)
        #expect(ns.string == "Red plain")
        var range = NSRange()
        let attributes = ns.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 3))
        #expect((attributes[.font] as? UIFont)?.pointSize == 20 && attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue && attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
        #expect(ns.attributes(at: 4, effectiveRange: nil).isEmpty)
        let back = AttributedString(ns)
        #expect(back.runs.count == 2 && back.runs.first?.uiKit.font?.pointSize == 20 && back.runs.first?.uiKit.kern == 2)
        #expect(back.runs.first?.link == URL(string: "https://example.com"))
    }

    @Test func numbersOfAnyKindAreTaken() {
        let container = AttributeContainer([.kern: 3, .baselineOffset: 1.5, .underlineStyle: NSNumber(value: 9), .link: "https://a.b"])
        #expect(container.uiKit.kern == 3 && container.uiKit.baselineOffset == 1.5)
        #expect(container.uiKit.underlineStyle == .double && container.link?.host == "a.b")
        #expect(AttributeContainer([.font: "no font"]).uiKit.font == nil)
        #expect([NSAttributedString.Key: Any](container)[.kern] as? CGFloat == 3)
    }

    @Test func whatIsMadeOfNothingIsEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(NSAttributedString().length == 0 && text.string == "a")
    }

    @Test func listsOfArgumentsAreFormatted() {
        #expect(NSString(format: "%d of %@", arguments: getVaList([2, "three" as NSString])) as String == "2 of three")
    }
}
