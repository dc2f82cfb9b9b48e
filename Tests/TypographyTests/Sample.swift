import Foundation
import Snapshot

@testable import Typography

/// Short ways to texts and layouts.
enum Sample {
    static func text(
        _ string: String, size: Double = 17, weight: Double = 400, _ change: (inout TextStyle, inout ParagraphStyle) -> Void = { _, _ in }
    ) -> StyledText {
        var style = TextStyle(font: FontSpecification(size: size, weight: weight))
        var paragraph = ParagraphStyle()
        change(&style, &paragraph)
        return StyledText(runs: [TextRun(string, style: style)], paragraph: paragraph)
    }

    static func layout(_ text: StyledText, width: Double? = nil, height: Double? = nil, scale: Double = 3) throws -> TextLayout {
        try TextLayoutEngine.shared.layout(text, maxWidth: width, maxHeight: height, scale: scale)
    }

    /// Unrounded width of the widest line.
    static func width(_ text: StyledText) throws -> Double {
        try layout(text).lineWidths.max() ?? 0
    }
}
