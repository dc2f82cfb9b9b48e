import Foundation
import Geometry
import Snapshot
import Typography

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
        guard let layout = TextLayouts.layout(text, node: node, for: ProposedViewSize(exact.size)) else { return result }
        if text.isRedacted {
            result.drawing = bars(layout.drawing(in: frame, paints: paints), text, paints, frame)
        } else if text.text.isDynamic {
            result.drawing = [.dynamicText(DynamicTextDrawing(text: text.text, paints: paints, box: frame))]
        } else {
            result.drawing = [.text(layout.drawing(in: frame, paints: paints))] + pictures(text, layout, frame)
        }
        return result
    }

    /// The pictures inside the text.
    private func pictures(_ text: TextContent, _ layout: TextLayout, _ frame: CGRect) -> [Drawing] {
        guard !text.attachments.isEmpty else { return [] }
        let frames = layout.attachmentFrames(in: frame)
        return text.attachments.keys.sorted().flatMap { id -> [Drawing] in
            guard let place = frames[id], let image = text.attachments[id] else { return [] }
            return ImageArchiver(archiver: archiver).drawing(image, place)
        }
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
