import Foundation
import Metrics

/// Neighbouring clusters of one paragraph on a line.
struct LinePiece {
    var paragraph: ShapedParagraph
    var clusters: Range<Int>
}

/// One line before it is placed: pieces in logical order. Points.
struct FilledLine {
    var pieces: [LinePiece]
    var width: Double
    /// What the spaces take at which the line breaks. They are not drawn, but a text is as wide as its widest line with them.
    var trailingSpace = 0.0
    var isRightToLeft: Bool
    var ascent: Double
    var descent: Double
    /// Between this line and the next.
    var lineGap: Double
    /// Where the text goes on: paragraph and cluster.
    var paragraph: Int
    var start: Int
    var end: Int
    var endsParagraph: Bool

    var height: Double { ascent + descent }
}

/// Breaks shaped paragraphs into lines of a width.
struct LineFiller {
    let paragraphs: [ShapedParagraph]
    /// Points; infinite for no limit.
    let width: Double
    /// Part 0…1 of the most tightening allowed.
    let tightening: Double
    /// Whether a short last word may stand alone.
    var allowsLoneWord = false

    func advance(_ cluster: ShapedParagraph.Cluster) -> Double { cluster.advance - tightening * cluster.tightenable }

    /// The lines of the whole text, or the first `limit` and whether there are more.
    func lines(limit: Int) -> (lines: [FilledLine], isComplete: Bool) {
        var lines: [FilledLine] = []
        for (index, paragraph) in paragraphs.enumerated() {
            let first = lines.count
            var start = 0
            repeat {
                if lines.count == limit { return (lines, false) }
                let line = line(in: paragraph, index: index, from: start, to: breakPoint(paragraph, from: start))
                lines.append(line)
                start = line.end
            } while start < paragraph.clusters.count
            if !allowsLoneWord, lines.count == first + 2, let wordStart = startOfCompanion(lines[first], lines[first + 1]) {
                lines[first] = line(in: paragraph, index: index, from: 0, to: wordStart)
                lines[first + 1] = line(in: paragraph, index: index, from: wordStart, to: paragraph.clusters.count)
            }
        }
        return (lines, true)
    }

    /// Where a paragraph of two lines breaks so that a short last word does not stand alone; nil where it may.
    private func startOfCompanion(_ first: FilledLine, _ last: FilledLine) -> Int? {
        let clusters = paragraphs[first.paragraph].clusters
        guard last.start > 1, last.start < clusters.count,
            last.width < SystemFontMetrics.shared.loneWord * clusters[last.start].size,
            !clusters[(last.start + 1)...].contains(where: \.canBreakBefore)
        else { return nil }
        let words = (1..<first.end).filter { clusters[$0].canBreakBefore }
        let metrics = SystemFontMetrics.shared
        let keepsOne = last.width < metrics.loneWordLeavingOne * clusters[last.start].size
        guard words.count > 1 || keepsOne, let start = words.last else { return nil }
        return clusters[start..<first.end].reduce(last.width, { $0 + advance($1) }) <= width ? start : nil
    }

    /// Whether a line ends inside of a word.
    func breaksWord(after line: FilledLine) -> Bool {
        !line.endsParagraph && !paragraphs[line.paragraph].clusters[line.end].canBreakBefore
    }

    private func line(in paragraph: ShapedParagraph, index: Int, from start: Int, to end: Int) -> FilledLine {
        let endsParagraph = end == paragraph.clusters.count
        var shown = end
        if !endsParagraph {
            while shown > start, paragraph.clusters[shown - 1].isWhiteSpace { shown -= 1 }
        }
        var sum = paragraph.clusters[start..<shown].reduce(0) { $0 + advance($1) }
        if endsParagraph { sum = min(sum, max(width, visibleWidth(paragraph, start..<shown))) }
        var line = make([LinePiece(paragraph: paragraph, clusters: start..<shown)], width: sum, paragraph: index, start: start, end: end)
        line.trailingSpace = paragraph.clusters[shown..<end].reduce(0) { $0 + advance($1) }
        return line
    }

    func make(_ pieces: [LinePiece], width: Double, paragraph index: Int, start: Int, end: Int) -> FilledLine {
        let paragraph = paragraphs[index]
        var (ascent, descent, lineGap) = (0.0, 0.0, -Double.infinity)
        for piece in pieces {
            for item in piece.paragraph.items where item.clusters.overlaps(piece.clusters) {
                ascent = max(ascent, item.ascent)
                descent = max(descent, item.descent)
                lineGap = max(lineGap, item.font.lineGap)
            }
        }
        if lineGap == -.infinity { lineGap = 0 }
        if ascent + descent == 0 { (ascent, descent) = (paragraph.emptyAscent, paragraph.emptyDescent) }
        return FilledLine(
            pieces: pieces, width: width, isRightToLeft: paragraph.isRightToLeft, ascent: ascent, descent: descent, lineGap: lineGap,
            paragraph: index, start: start, end: end, endsParagraph: end == paragraph.clusters.count)
    }

    private func visibleWidth(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> Double {
        var end = range.upperBound
        while end > range.lowerBound, paragraph.clusters[end - 1].isWhiteSpace { end -= 1 }
        return paragraph.clusters[range.lowerBound..<end].reduce(0) { $0 + advance($1) }
    }

    /// First cluster of the next line.
    private func breakPoint(_ paragraph: ShapedParagraph, from start: Int) -> Int {
        var sum = 0.0
        var opportunity = start
        var lastGrapheme = start
        for i in start..<paragraph.clusters.count {
            let cluster = paragraph.clusters[i]
            if i > start {
                if cluster.canBreakBefore { opportunity = i }
                if cluster.isGraphemeStart { lastGrapheme = i }
            }
            sum += advance(cluster)
            if sum > width, !cluster.isWhiteSpace {
                if opportunity > start { return opportunity }
                if lastGrapheme > start { return lastGrapheme }
            }
        }
        return paragraph.clusters.count
    }
}
