import Foundation
import Geometry
import Painter
import Snapshot

/// How well a text stands out from what lies behind it, as it is painted.
public struct TextContrast: Hashable, Codable, Sendable {
    public var identity: String
    public var text: String
    /// The largest size of its glyphs, in points.
    public var size: Double
    public var isBold: Bool
    /// By WCAG, where the text stands out least.
    public var ratio: Double
    /// By APCA, at the same place.
    public var lightness: Double

    /// Measures every text that is drawn: the picture with it is compared with the picture without it.
    static func all(in snapshot: Snapshot, at date: Date, painter: Painter, options: PaintOptions) throws -> [TextContrast] {
        let texts = snapshot.root.drawnTexts
        guard !texts.isEmpty else { return [] }
        let whole = try painter.paint(snapshot, at: date, options: options)
        let scale = options.scale ?? snapshot.scale
        return try texts.compactMap { node in
            var bare = snapshot
            bare.root = snapshot.root.withoutDrawing(of: node.identity)
            let without = try painter.paint(bare, at: date, options: options)
            return measure(node, whole, without, scale: scale)
        }
    }

    private static func measure(_ node: SnapshotNode, _ whole: PaintedImage, _ without: PaintedImage, scale: Double) -> TextContrast? {
        var pairs: [(front: RGBA, back: RGBA, difference: Double)] = []
        // Effects may have moved the glyphs: wherever the pictures differ, they are.
        for index in different(whole, without) {
            let (x, y) = (index % whole.width, index / whole.width)
            let (front, back) = (whole[x, y], without[x, y])
            guard back.alpha > 0.99 else { continue }
            pairs.append((front, back, abs(front.red - back.red) + abs(front.green - back.green) + abs(front.blue - back.blue)))
        }
        guard let strongest = pairs.map(\.difference).max() else { return nil }
        // Pixels at the edges of glyphs are mixtures.
        let inside = pairs.filter { $0.difference >= strongest * 0.9 }.sorted { Contrast.wcag($0.front, $0.back) < Contrast.wcag($1.front, $1.back) }
        let least = inside[inside.count / 10]
        let font = node.font
        return TextContrast(
            identity: node.identity, text: node.spoken, size: font.size, isBold: font.isBold,
            ratio: (Contrast.wcag(least.front, least.back) * 100).rounded() / 100,
            lightness: (Contrast.apca(text: least.front, background: least.back) * 10).rounded() / 10)
    }

    /// Numbers of the pixels that are not the same.
    private static func different(_ one: PaintedImage, _ other: PaintedImage) -> [Int] {
        let (first, second) = (one.premultipliedBGRA, other.premultipliedBGRA)
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                let (a, b) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
                return a.indices.filter { a[$0] != b[$0] }
            }
        }
    }
}

extension SnapshotNode {
    /// Views that draw text and are not hidden, in their order.
    var drawnTexts: [SnapshotNode] {
        if effects.contains(where: { if case .opacity(0) = $0 { true } else { false } }) { return [] }
        return (role == "Text" && drawing.contains(where: \.isText) ? [self] : []) + children.flatMap(\.drawnTexts)
    }

    func withoutDrawing(of identity: String) -> SnapshotNode {
        var result = self
        if self.identity == identity, role == "Text" { result.drawing = [] }
        result.children = children.map { $0.withoutDrawing(of: identity) }
        return result
    }

    /// The size of the largest glyphs, and whether all are bold.
    var font: (size: Double, isBold: Bool) {
        let bold = AuditLimits.shared.largeText.boldWeight
        var fonts: [(Double, Bool)] = []
        for drawing in drawing {
            switch drawing {
            case .text(let text): fonts += text.lines.flatMap(\.runs).map { ($0.font.size, $0.font.face.localizedCaseInsensitiveContains("bold")) }
            case .dynamicText(let text): fonts += text.text.runs.map { ($0.style.font.size, $0.style.font.weight >= bold) }
            default: break
            }
        }
        return (fonts.map(\.0).max() ?? 0, !fonts.isEmpty && fonts.allSatisfy(\.1))
    }
}

extension Drawing {
    var isText: Bool {
        switch self {
        case .text, .dynamicText: true
        default: false
        }
    }
}
