import Foundation
import Geometry
import Metrics
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
        reportMissingFonts(text, node)
        reportGreed(text, node, exact.width)
        if text.isRedacted {
            result.drawing = bars(layout.drawing(in: frame, paints: paints), text.fontSize * layout.scaleFactor, paints)
        } else if text.text.isDynamic {
            result.drawing = [.dynamicText(DynamicTextDrawing(text: text.text, paints: paints, box: frame))]
        } else {
            let drawing = layout.drawing(in: frame, paints: paints)
            reportMissingGlyphs(drawing, node)
            result.drawing = [.text(drawing)] + pictures(text, layout, frame)
        }
        return result
    }

    /// A timer takes all the width it is offered, and a compact island grows to its largest with it.
    private func reportGreed(_ text: TextContent, _ node: Node, _ width: CGFloat) {
        guard text.isGreedy, archiver.archive.fillsFlexiblePlace,
            let needed = TextLayouts.layout(text, node: node, for: .unspecified)?.size.width, needed + 1 < width
        else { return }
        func points(_ length: CGFloat) -> String { String(format: "%.2f", Double(length)) }
        archiver.archive.report(
            SnapshotDiagnostic(
                code: .greedyTimer, severity: .warning,
                message: "A text that follows the clock takes all the \(points(width)) points that its slot has; now it needs \(points(needed)). "
                    + "Give it a width, as with frame(maxWidth: \(Int(needed.rounded(.up)))).",
                identity: node.path.text))
    }

    private func reportMissingFonts(_ text: TextContent, _ node: Node) {
        let names = Set(text.text.runs.compactMap(\.style.font.name))
        guard !names.isEmpty else { return }
        let standIns = FontLibrary.shared.standIns
        for name in names.sorted() {
            guard let family = standIns[name] else { continue }
            archiver.archive.report(
                SnapshotDiagnostic(
                    code: .substitutedFont, severity: .note,
                    message: "The font “\(name)” of iOS cannot be shipped; \(family) is drawn in its place.", identity: node.path.text))
        }
        for name in names.intersection(FontLibrary.shared.missingFontNames).sorted() {
            archiver.archive.report(
                SnapshotDiagnostic(
                    code: .missingFont, severity: .warning,
                    message: "There is no font “\(name)”; Helvetica is drawn, as on a device. "
                        + "Add its file to the target and to UIAppFonts in Info.plist.",
                    identity: node.path.text))
        }
    }

    private func reportMissingGlyphs(_ drawing: TextDrawing, _ node: Node) {
        for scalar in FontLibrary.shared.undrawn(drawing.lines) {
            let code = "U+" + String(format: "%04X", scalar.value)
            archiver.archive.report(
                SnapshotDiagnostic(
                    code: .missingGlyph, severity: .warning,
                    message: "No font here has the character “\(scalar)” (\(code)); a box is drawn in its place.", identity: node.path.text))
        }
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

    /// Rounded bars in place of the lines, in the text's paint.
    private func bars(_ drawing: TextDrawing, _ fontSize: CGFloat, _ paints: [Paint]) -> [Drawing] {
        let look = RedactionMetrics.shared
        let corner = CGSize(width: fontSize * look.barCornerRadius, height: fontSize * look.barCornerRadius)
        let height = fontSize * look.barHeight
        return drawing.lines.map { line in
            let rect = CGRect(x: line.origin.x, y: line.origin.y - height * look.barRise, width: max(line.width, 1), height: height)
            return .fill(.roundedRect(rect, cornerSize: corner, curve: .continuous), paints.first ?? .clear, evenOdd: false)
        }
    }
}
