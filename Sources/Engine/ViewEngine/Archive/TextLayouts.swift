import Foundation
import Geometry
import Snapshot

/// The bridge between text nodes and the typography engine.
@MainActor
enum TextLayouts {
    struct Result {
        var size: CGSize
        var firstBaseline: CGFloat
        var lastBaseline: CGFloat
        var drawing: (CGPoint) -> TextDrawing
    }

    static func layout(_ text: TextContent, node: Node, for proposal: ProposedViewSize, paints: [Paint] = []) -> Result {
        let size = text.text.runs.first?.style.font.size ?? 17
        let ideal = Double(text.plainText.count) * size * 0.5
        let width = min(ideal, Double(proposal.width ?? .infinity))
        let lines = width > 0 ? (ideal / width).rounded(.up) : 1
        return Result(size: CGSize(width: width, height: lines * size * 1.2), firstBaseline: size, lastBaseline: lines * size, drawing: { _ in TextDrawing(lines: []) })
    }

    static func size(of text: TextContent, node: Node, for proposal: ProposedViewSize) -> CGSize {
        layout(text, node: node, for: proposal).size
    }

    static func baseline(_ key: AlignmentKey, of text: TextContent, node: Node, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: layout(text, node: node, for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: layout(text, node: node, for: proposal).lastBaseline
        default: nil
        }
    }
}
