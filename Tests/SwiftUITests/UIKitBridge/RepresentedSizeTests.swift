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
