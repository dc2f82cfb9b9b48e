import Foundation
import IsletModel
import Painter
import Snapshot

/// What assistive technology reads in a picture, and what is hard to see, to read or to touch in it.
public struct AccessibilityAudit: Codable, Sendable {
    /// In the order they are read.
    public var elements: [SpokenElement]
    /// Of each text; empty where the system chooses the colours.
    public var contrasts: [TextContrast]
    public var findings: [Finding]

    /// - Parameters:
    ///   - factor: Points on screen for one point of the snapshot.
    /// - Throws: `PaintError` where the snapshot cannot be painted.
    public init(_ snapshot: Snapshot, at date: Date, factor: Double = 1, painter: Painter, options: PaintOptions) throws {
        elements = ScreenReader(snapshot).elements
        let choosesColors = snapshot.context.renderingMode == .fullColor
        contrasts = choosesColors ? try TextContrast.all(in: snapshot, at: date, painter: painter, options: options) : []
        findings = contrasts.compactMap(Self.lowContrast) + elements.flatMap { Self.faults(of: $0, factor) }
        let texts = snapshot.root.drawnTexts
        findings += texts.filter(\.isTruncated).map { node in
            Finding(.truncatedText, .note, "“\(node.spoken)” ends in “…”", identity: node.identity)
        }
        findings += Self.outside(texts.filter { Self.isOutside($0, of: snapshot) })
    }

    private static func lowContrast(_ contrast: TextContrast) -> Finding? {
        let limits = AuditLimits.shared
        let isLarge = contrast.size >= (contrast.isBold ? limits.largeText.boldSize : limits.largeText.size)
        let needed = isLarge ? limits.contrast.largeText : limits.contrast.text
        guard contrast.ratio < needed else { return nil }
        let message =
            "“\(contrast.text)” has a contrast of \(DumpText.number(contrast.ratio)) : 1 (APCA Lc \(DumpText.number(contrast.lightness))); "
            + "\(DumpText.number(needed)) : 1 is needed at \(DumpText.number(contrast.size)) pt"
        return Finding(.lowContrast, .warning, message, identity: contrast.identity)
    }

    private static func faults(of element: SpokenElement, _ factor: Double) -> [Finding] {
        var found: [Finding] = []
        if element.label.isEmpty, element.value == nil {
            let message = "\(element.kind == "image" ? "an image" : "a \(element.kind)") has no label"
            found.append(Finding(.noAccessibilityLabel, .warning, message, identity: element.identity))
        }
        let side = min(element.frame[2], element.frame[3]) * factor
        if element.isInteractive, side < AuditLimits.shared.target.side {
            let size = "\(DumpText.number(element.frame[2] * factor)) × \(DumpText.number(element.frame[3] * factor)) pt"
            let limits = AuditLimits.shared.target
            let message =
                "the \(element.kind) “\(element.label)” is \(size); \(DumpText.number(limits.side)) pt is the least for a finger, "
                + "\(DumpText.number(limits.usual)) pt is usual"
            found.append(Finding(.smallTarget, .warning, message, identity: element.identity))
        }
        return found
    }

    /// Texts that overflow do so together, for one cause.
    private static func outside(_ texts: [SnapshotNode]) -> [Finding] {
        guard let first = texts.first else { return [] }
        let named = texts.prefix(3).map { "“\($0.spoken)”" }.joined(separator: ", ")
        let others = texts.count > 3 ? " and \(texts.count - 3) more texts" : ""
        let verb = texts.count == 1 ? "lies outside of the picture, or its edge cuts it off" : "lie outside of the picture, or its edge cuts them off"
        return [Finding(.textOutside, .warning, "\(named)\(others) \(verb)", identity: first.identity)]
    }

    /// Views that were turned or moved by effects are where their frames are not.
    private static func isOutside(_ node: SnapshotNode, of snapshot: Snapshot) -> Bool {
        guard !node.effects.contains(where: { $0.projection != nil }) else { return false }
        let frame = node.frame.insetBy(dx: 1, dy: 1)
        return frame.minX < 0 || frame.minY < 0 || frame.maxX > snapshot.size.width || frame.maxY > snapshot.size.height
    }
}

extension SnapshotNode {
    /// What a text says.
    var spoken: String { accessibility?.label ?? detail ?? "" }
}
