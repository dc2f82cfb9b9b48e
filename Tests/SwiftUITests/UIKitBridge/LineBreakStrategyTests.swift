import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Two words of three syllables in room for four of them.
@MainActor
@Suite struct LineBreakStrategyTests {
    private static let text = "오늘의 날씨는"

    private func width(_ change: (UILabel) -> Void) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.text
        change(label)
        return label.sizeThatFits(CGSize(width: 70, height: 1000)).width
    }

    private func attributed(_ strategy: NSParagraphStyle.LineBreakStrategy) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        return NSAttributedString(string: Self.text, attributes: [.paragraphStyle: style])
    }

    @Test func labelsKeepWordsOfHangulTogetherUnlessToldOtherwise() {
        #expect(UILabel().lineBreakStrategy == .standard && NSParagraphStyle.default.lineBreakStrategy == [])
        let whole = width { _ in }
        #expect(whole < 55)
        #expect(width { $0.lineBreakStrategy = .hangulWordPriority } == whole)
        #expect(width { $0.lineBreakStrategy = [] } > 60)
        #expect(width { $0.lineBreakStrategy = .pushOut } > 60)
    }

    @Test func theStrategyOfAParagraphStyleGoesFirst() {
        #expect(width { $0.attributedText = attributed([]) } > 60)
        #expect(width { $0.attributedText = attributed(.hangulWordPriority) } < 55)
    }

    @Test func aCopyOfAParagraphStyleHasItsValues() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.tailIndent, style.lineBreakStrategy) = (.center, 3, -4, .pushOut)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        style.lineSpacing = 5
        #expect(copy.alignment == .center && copy.lineSpacing == 3 && copy.tailIndent == -4 && copy.lineBreakStrategy == .pushOut)
        copy.setParagraphStyle(style)
        #expect(copy.lineSpacing == 5)
    }
}
