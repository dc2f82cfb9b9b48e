import Foundation
import Metrics
import Snapshot

/// The lines a text takes in a space: after wrapping, tightening, shrinking and truncating, in this order.
struct FittedLines {
    var lines: [FilledLine]
    var isTruncated: Bool
    /// Whether everything lies in the space: nothing left out, no word broken, no line wider than it, the first no higher.
    var fits: Bool
    /// The fonts are this much smaller.
    var factor: Double
    /// Part 0…1 of the most tightening allowed that is taken from each advance.
    var tightening: Double
}

/// Finds the lines of a text in a space.
struct ParagraphFitting {
    /// The text's paragraphs with fonts this much smaller. The system's font is no mere enlargement: its widths follow its size.
    let paragraphs: (_ factor: Double) throws(FontError) -> [ShapedParagraph]
    let style: ParagraphStyle
    /// Points; infinite for no limit.
    let width: Double
    let height: Double
    /// Pixels per point.
    let pixelScale: Double
    let ellipsis: (_ run: Int, _ factor: Double) -> ShapedParagraph?

    /// Texts that lack less than a pixel of height are not truncated.
    private var tolerance: Double { 0.999 / pixelScale }
    /// How much wider than its space a line may be, in points: the stand-ins' advances are by a median of 0 and a mean of 0.16 % wider than the
    /// system font's, so that of two lines in apps' snapshot tests one that is 0.17 points too wide here fits there (167 points, iOS 26), and
    /// one that is 0.27 points too wide does not (358 points, iOS 18).
    private static let excess = 0.2

    /// A factor of 0 means that a text may become as small as it must.
    private static let smallestFactor = 0.0001

    func fit() throws(FontError) -> FittedLines {
        let plain = try attempt(factor: 1, tightening: 0)
        guard !plain.fits else { return plain }
        let most = style.allowsTightening ? 1.0 : 0
        if most > 0, try attempt(factor: 1, tightening: most).fits {
            return try search { (share) throws(FontError) in try attempt(factor: 1, tightening: most * (1 - share)) }
        }
        let least = min(max(style.minimumScaleFactor, Self.smallestFactor), 1)
        guard least < 1 else { return most > 0 ? try attempt(factor: 1, tightening: most) : plain }
        let smallest = try attempt(factor: least, tightening: most)
        guard smallest.fits else { return smallest }
        return try search { (share) throws(FontError) in try attempt(factor: least + (1 - least) * share, tightening: most) }
    }

    /// The attempt with the largest argument 0…1 that fits, as halving the range a few times finds it; 0 is known to.
    private func search(_ attempt: (Double) throws(FontError) -> FittedLines) throws(FontError) -> FittedLines {
        var (low, high) = (0.0, 1.0)
        var best = try attempt(0)
        for _ in 0..<SystemFontMetrics.shared.shrinkingSteps {
            let middle = (low + high) / 2
            let result = try attempt(middle)
            if result.fits {
                (low, best) = (middle, result)
            } else {
                high = middle
            }
        }
        return best
    }

    private func attempt(factor: Double, tightening: Double) throws(FontError) -> FittedLines {
        let filler = LineFiller(
            paragraphs: try paragraphs(factor), width: width + Self.excess, tightening: tightening, allowsLoneWord: style.allowsLoneWord ?? false)
        let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
        var (lines, isComplete) = filler.lines(limit: limit)
        let fitting = linesFitting(lines)
        if fitting < lines.count {
            lines.removeSubrange(fitting...)
            isComplete = false
        }
        let cannotHoldOneGlyph = width < tolerance && lines.contains { $0.width > 0 }
        if let last = lines.last, !isComplete || cannotHoldOneGlyph {
            if cannotHoldOneGlyph { lines = Array(lines.prefix(1)) }
            lines[lines.count - 1] = LineTruncation(filler: filler, ellipsis: { ellipsis($0, factor) }).shortened(
                cannotHoldOneGlyph ? lines[0] : last, style.truncation)
            return FittedLines(lines: lines, isTruncated: true, fits: false, factor: factor, tightening: tightening)
        }
        let isTooWide = lines.contains { $0.width > filler.width || filler.breaksWord(after: $0) }
        let isTooHigh = (lines.first?.height ?? 0) > height + tolerance
        return FittedLines(lines: lines, isTruncated: false, fits: !isTooWide && !isTooHigh, factor: factor, tightening: tightening)
    }

    /// How many lines the height holds; at least one.
    private func linesFitting(_ lines: [FilledLine]) -> Int {
        guard height.isFinite else { return lines.count }
        var total = 0.0
        for (i, line) in lines.enumerated() {
            total += line.height + (i > 0 ? max(style.lineSpacing, 0) + lines[i - 1].lineGap : 0)
            if i > 0, total > height + tolerance { return i }
        }
        return lines.count
    }
}
