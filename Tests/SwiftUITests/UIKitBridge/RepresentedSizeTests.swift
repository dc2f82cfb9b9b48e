import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

/// How large UIKit's views are among others.
@MainActor
@Suite struct RepresentedSizeTests {
    @Test func aSwitchTakesNoMoreRoomThanItNeeds() {
        let toggle = UISwitch()
        let own = toggle.intrinsicContentSize
        #expect(own.width > 40 && own.height > 20)
        #expect(UIKitSized.size(of: toggle, ProposedViewSize(width: 300, height: 200)) == own)
        #expect(UIKitSized.size(of: UIView(), ProposedViewSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
    }

    @Test func anEmptyTextViewHasRoomForALine() {
        let empty = UITextView()
        let line = UITextView()
        (empty.font, line.font) = (.systemFont(ofSize: 16), .systemFont(ofSize: 16))
        line.text = "A"
        #expect(empty.sizeThatFits(CGSize(width: 200, height: 0)).height == line.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(line.sizeThatFits(CGSize(width: 200, height: 0)).height > 16 + 16)
    }

    /// Lines of a text style are as high as its leading in text views, and as the font in labels.
    @Test func linesOfATextStyleAreLeadedInTextViews() {
        let text = NSAttributedString(string: "one\ntwo\nthree", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        let (view, label) = (UITextView(), UILabel())
        view.attributedText = text
        label.attributedText = text
        label.numberOfLines = 0
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - (3 * 22 + 16)) < 0.7)
        #expect(abs(label.sizeThatFits(CGSize(width: 200, height: 0)).height - 3 * 20.29) < 0.7)
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - (20.29 + 16)) < 0.7)
    }

    @Test func anAttachmentTakesTheRoomOfItsBounds() {
        func width(_ bounds: CGRect) -> CGFloat {
            let attachment = NSTextAttachment()
            attachment.bounds = bounds
            let label = UILabel()
            let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
            label.attributedText = text
            return label.sizeThatFits(CGSize(width: 200, height: 100)).width
        }
        #expect(abs(width(CGRect(x: 0, y: -3, width: 50, height: 10)) - width(CGRect(x: 0, y: 0, width: 20, height: 10)) - 30) < 0.5)
    }

    @Test func attributedAccessibilityTextsAreTheirStrings() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "CS700100A", attributes: [.accessibilitySpeechSpellOut: true])
        #expect(view.accessibilityLabel == "CS700100A")
        view.accessibilityHint = "Opens"
        #expect(view.accessibilityAttributedHint?.string == "Opens")
        view.accessibilityAttributedLabel = nil
        #expect(view.accessibilityLabel == nil)
    }
}
