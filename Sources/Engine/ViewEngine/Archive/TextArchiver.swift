import Foundation
import Geometry
import Snapshot

/// Archives text: laid out where it is static, symbolic where it follows the clock.
@MainActor
struct TextArchiver {
    let archiver: NodeArchiver

    func archive(_ text: TextContent, _ node: Node, _ exact: CGRect) -> SnapshotNode {
        let frame = exact.rounded(toScale: archiver.scale)
        var result = archiver.leaf("Text", node, frame, detail: text.plainText)
        var accessibility = Accessibility()
        accessibility.label = text.plainText
        accessibility.traits = ["staticText"]
        result.accessibility = accessibility
        let paints = text.paints.map { $0.resolve(frame) }
        let proposal = ProposedViewSize(exact.size)
        if text.text.isDynamic, !text.isRedacted {
            result.drawing = [.dynamicText(DynamicTextDrawing(text: text.text, paints: paints, box: frame))]
            return result
        }
        let layout = TextLayouts.layout(text, node: node, for: proposal, paints: paints)
        let drawing = layout.drawing(frame.origin)
        result.drawing = text.isRedacted ? bars(drawing, text, paints, frame) : [.text(drawing)]
        return result
    }

    /// Rounded bars in place of the lines (SYSTEM facts 5.5: foreground at 16 % opacity).
    private func bars(_ drawing: TextDrawing, _ text: TextContent, _ paints: [Paint], _ frame: CGRect) -> [Drawing] {
        drawing.lines.map { line in
            let height = text.fontSize * 0.9
            let rect = CGRect(x: line.origin.x, y: line.origin.y - height * 0.85, width: max(line.width, 1), height: height)
            return .fill(.roundedRect(rect, cornerSize: CGSize(width: 3.5, height: 3.5), curve: .continuous), paints.first ?? .clear, evenOdd: false)
        }
    }
}
