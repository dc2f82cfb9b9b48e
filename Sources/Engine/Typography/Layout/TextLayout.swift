import Foundation
import Geometry
import Metrics
import Snapshot

/// A text laid out in a space. Lengths in points, y down from the top left of the text.
public struct TextLayout: Sendable {
    /// What the text takes up: rounded up to pixels, never wider than proposed.
    public let size: CGSize
    /// Distance of the first baseline from the top, on the pixel grid.
    public let firstBaseline: Double
    public let lastBaseline: Double
    /// Distance of the first line's middle from the top.
    public var firstLineCenter: Double { firstBaseline + (placed.lines.first.map { ($0.line.descent - $0.line.ascent) / 2 } ?? 0) }
    /// Whether text was left out.
    public let isTruncated: Bool
    /// 1 unless `minimumScaleFactor` made the text smaller.
    public let scaleFactor: Double
    /// Advance widths of the lines in points.
    public var lineWidths: [Double] { placed.lines.map(\.width) }
    public var lineCount: Int { placed.lines.count }
    /// The characters of each line, … included, in logical order.
    public var lineTexts: [String] {
        placed.lines.map { $0.line.pieces.map { $0.paragraph.text(of: $0.clusters) }.joined() }
    }
    let placed: PlacedLines

    /// Glyphs and decorations with the text's top left at `origin`; `paints` as ``TextStyle/paint`` numbers them.
    public func drawing(at origin: CGPoint, paints: [Paint]) -> TextDrawing {
        drawing(in: CGRect(origin: origin, size: size), paints: paints)
    }

    /// Glyphs and decorations with lines aligned across the width of `box`, from its top.
    public func drawing(in box: CGRect, paints: [Paint]) -> TextDrawing {
        LineDrawing(placed: placed, box: box, paints: paints).drawing()
    }

    /// Where inline pictures come to lie, by the id of their run.
    public func attachmentFrames(in box: CGRect) -> [Int: CGRect] {
        LineDrawing(placed: placed, box: box, paints: []).attachmentFrames()
    }
}

/// Lines with their places; immutable once made.
final class PlacedLines: @unchecked Sendable {
    struct Line {
        var line: FilledLine
        var width: Double { line.width }
        var widthWithSpace: Double { line.width + line.trailingSpace }
        var top: Double
        var baseline: Double
    }

    let lines: [Line]
    let text: StyledText
    let tightening: Double
    let pixelScale: Double

    init(lines: [Line], text: StyledText, tightening: Double, pixelScale: Double) {
        self.lines = lines
        self.text = text
        self.tightening = tightening
        self.pixelScale = pixelScale
    }
}

extension TextLayout {
    init(_ fitted: FittedLines, text: StyledText, maxWidth: Double, pixelScale: Double) {
        var top = 0.0
        var lines: [PlacedLines.Line] = []
        for (i, line) in fitted.lines.enumerated() {
            if i > 0 { top += max(text.paragraph.lineSpacing, 0) + fitted.lines[i - 1].lineGap }
            let baseline = PixelRounding.nearest(top + line.ascent, scale: pixelScale)
            lines.append(.init(line: line, top: top, baseline: baseline))
            top += line.height
        }
        let missing = text.paragraph.reservedLines - lines.count
        if missing > 0, let last = fitted.lines.last {
            top += Double(missing) * (last.height + last.lineGap + max(text.paragraph.lineSpacing, 0))
        }
        let widest = Self.width(of: lines, in: maxWidth, text.paragraph)
        size = CGSize(
            width: min(PixelRounding.up(widest, scale: pixelScale), max(maxWidth, 0)), height: PixelRounding.up(top, scale: pixelScale))
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
        isTruncated = fitted.isTruncated
        scaleFactor = fitted.factor
        placed = PlacedLines(lines: lines, text: text.scaled(by: fitted.factor), tightening: fitted.tightening, pixelScale: pixelScale)
    }

    /// As wide as the widest line. An empty line of a centered text stands at the leading edge of the space it is laid out in, and the text reaches
    /// from there to the end of its widest line.
    private static func width(of lines: [PlacedLines.Line], in maxWidth: Double, _ paragraph: ParagraphStyle) -> Double {
        let widest = lines.map(\.widthWithSpace).max() ?? 0
        guard paragraph.alignment == .center, maxWidth.isFinite, lines.contains(where: { $0.width == 0 }), widest < maxWidth else { return widest }
        return lines.map { (maxWidth + $0.width) / 2 + $0.line.trailingSpace }.max() ?? widest
    }
}
