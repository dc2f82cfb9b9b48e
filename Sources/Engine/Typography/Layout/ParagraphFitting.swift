import Foundation
import Metrics
import Snapshot

/// The lines a text takes in a space: after wrapping, tightening, shrinking and truncating, in this order.
struct FittedLines {
    var lines: [FilledLine]
    var isTruncated: Bool
    /// Everything is drawn this much smaller.
    var scale: Double
    /// Points taken from each advance for each point of font size.
    var tightening: Double
}

/// Finds the lines of a text in a space.
struct ParagraphFitting {
    let paragraphs: [ShapedParagraph]
    let style: ParagraphStyle
    /// Points; infinite for no limit.
    let width: Double
    let height: Double
    /// Pixels per point.
    let pixelScale: Double
    let ellipsis: (_ run: Int) -> ShapedParagraph?

    /// Texts that lack less than a pixel are not truncated or wrapped.
    private var tolerance: Double { 0.999 / pixelScale }

    func fit() -> FittedLines {
        let plain = attempt(scale: 1, tightening: 0)
        guard plain.isTruncated else { return plain }
        let most = style.allowsTightening ? SystemFontMetrics.shared.tightening : 0
        if most > 0, !attempt(scale: 1, tightening: most).isTruncated {
            return search { attempt(scale: 1, tightening: most * (1 - $0)) }
        }
        let least = min(max(style.minimumScaleFactor, 0.01), 1)
        guard least < 1 else { return most > 0 ? attempt(scale: 1, tightening: most) : plain }
        guard !attempt(scale: least, tightening: most).isTruncated else { return attempt(scale: least, tightening: most) }
        return search { attempt(scale: least + (1 - least) * $0, tightening: most) }
    }

    /// The attempt with the largest argument 0…1 that does not truncate; 0 is known not to.
    private func search(_ attempt: (Double) -> FittedLines) -> FittedLines {
        var (low, high) = (0.0, 1.0)
        var best = attempt(0)
        for _ in 0..<9 {
            let middle = (low + high) / 2
            let result = attempt(middle)
            if result.isTruncated {
                high = middle
            } else {
                (low, best) = (middle, result)
            }
        }
        return best
    }

    private func attempt(scale: Double, tightening: Double) -> FittedLines {
        let room = (width + tolerance) / scale
        let filler = LineFiller(paragraphs: paragraphs, width: room, tightening: tightening)
        let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
        var (lines, isComplete) = filler.lines(limit: limit)
        let fitting = linesFitting(lines, scale: scale)
        if fitting < lines.count {
            lines.removeSubrange(fitting...)
            isComplete = false
        }
        let cannotHoldOneGlyph = width < tolerance && lines.contains { $0.width > 0 }
        if let last = lines.last, !isComplete || cannotHoldOneGlyph {
            if cannotHoldOneGlyph { lines = Array(lines.prefix(1)) }
            lines[lines.count - 1] = LineTruncation(filler: filler, ellipsis: ellipsis).shortened(
                cannotHoldOneGlyph ? lines[0] : last, style.truncation)
            return FittedLines(lines: lines, isTruncated: true, scale: scale, tightening: tightening)
        }
        return FittedLines(lines: lines, isTruncated: false, scale: scale, tightening: tightening)
    }

    /// How many lines the height holds; at least one.
    private func linesFitting(_ lines: [FilledLine], scale: Double) -> Int {
        guard height.isFinite else { return lines.count }
        var total = 0.0
        for (i, line) in lines.enumerated() {
            total += line.height * scale + (i > 0 ? max(style.lineSpacing, 0) + lines[i - 1].lineGap * scale : 0)
            if i > 0, total > height + tolerance { return i }
        }
        return lines.count
    }
}
