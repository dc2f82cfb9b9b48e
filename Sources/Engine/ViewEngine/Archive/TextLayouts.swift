import Foundation
import Geometry
import Metrics
import Snapshot
import Typography

/// The bridge between text nodes and the typography engine.
@MainActor
enum TextLayouts {
    /// The layout of a text in a space; nil where the fonts are missing.
    static func layout(_ text: TextContent, node: Node, for proposal: ProposedViewSize) -> TextLayout? {
        let prepared = node.preparedText(text)
        do {
            return try TextLayoutEngine.shared.layout(
                prepared, maxWidth: proposal.width.map { Double($0) }, maxHeight: proposal.height.map { Double($0) },
                scale: Double(node.environment.displayScale))
        } catch {
            note(error)
            return nil
        }
    }

    private static func note(_ problem: any Error) {
        ArchiveContext.note(SnapshotDiagnostic(code: .missingFont, severity: .error, message: "\(problem)"))
    }

    /// A line of a font other than the system's; nil of the system's, and where the font cannot be had, which is noted.
    static func line(of text: TextContent) -> TextSpacing.Line? {
        guard let font = text.text.runs.first?.style.font, font.name != nil else { return nil }
        do {
            return try TextLayoutEngine.shared.lineMetrics(of: font)
        } catch {
            note(error)
            return nil
        }
    }

    static func size(of text: TextContent, node: Node, for proposal: ProposedViewSize) -> CGSize {
        guard let layout = layout(text, node: node, for: proposal) else { return .zero }
        guard text.isGreedy else { return layout.size }
        let widest = widestWidth(text, node: node)
        let width = max(layout.size.width, proposal.width.map { max($0, 0) } ?? widest)
        return CGSize(width: width.isFinite ? width : widest, height: layout.size.height)
    }

    /// The width of the widest string that a text which follows the clock can become.
    private static func widestWidth(_ text: TextContent, node: Node) -> CGFloat {
        do {
            return try TextLayoutEngine.shared.size(text.text, scale: Double(node.environment.displayScale)).width
        } catch {
            note(error)
            return 0
        }
    }

    static func baseline(_ key: AlignmentKey, of text: TextContent, node: Node, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: layout(text, node: node, for: proposal).map { CGFloat($0.firstBaseline) }
        case VerticalAlignment.lastTextBaseline.key: layout(text, node: node, for: proposal).map { CGFloat($0.lastBaseline) }
        case VerticalAlignment._firstTextLineCenter.key: layout(text, node: node, for: proposal).map { CGFloat($0.firstLineCenter) }
        default: nil
        }
    }
}
