import Foundation

/// A line of a text that was laid out: which characters it has, and where they stand. Points, y down from the top of the text.
public struct TextLine: Sendable {
    /// In UTF-16 units of the text, with the spaces and the line break at its end.
    public let range: Range<Int>
    public let top: Double
    public let height: Double
    public let baseline: Double
    /// Where the line begins on the left, in the box that the text is aligned in.
    public let x: Double
    /// Without the spaces at its end.
    public let width: Double
    /// Where each UTF-16 unit begins, from the left of the box, and where the last ends: the right side of what is read from right to left.
    public let edges: [Double]
}

extension TextLayout {
    /// The lines with the places of their characters; a text that ends with a line break has an empty one last.
    ///
    /// - Parameter width: Of the box that the lines are aligned in.
    public func textLines(in width: Double) -> [TextLine] {
        let source = TextSource(placed.text, now: nil)
        let paragraphs = source.paragraphs
        let units = Self.unitOffsets(source.scalars)
        let drawing = LineDrawing(placed: placed, box: CGRect(x: 0, y: 0, width: width, height: size.height), paints: [])
        return placed.lines.enumerated().compactMap { index, line in
            guard paragraphs.indices.contains(line.line.paragraph), let paragraph = line.line.pieces.first?.paragraph else { return nil }
            let start = paragraphs[line.line.paragraph].lowerBound
            let first = start + (paragraph.clusters.indices.contains(line.line.start) ? paragraph.clusters[line.line.start].scalars.lowerBound : 0)
            let isLast = index + 1 == placed.lines.count
            let next = isLast ? source.scalars.count : Self.firstScalar(of: placed.lines[index + 1].line, paragraphs)
            let x = Double(drawing.left(of: line))
            var edges = Array(repeating: x, count: units[next] - units[first] + 1)
            fill(&edges, line, x: x, first: units[first]) { units[start + $0] }
            return TextLine(
                range: units[first]..<units[next], top: line.top, height: line.line.height, baseline: line.baseline, x: x, width: line.width,
                edges: edges)
        }
    }

    /// - Parameter unit: The offset of a code point of the line's paragraph.
    private func fill(_ edges: inout [Double], _ line: PlacedLines.Line, x: Double, first: Int, unit: (Int) -> Int) {
        var end = x
        var known = 0
        for fragment in LineFragment.visual(line.line, tightening: placed.tightening) {
            var pen = x + fragment.x
            let order = fragment.isRightToLeft ? Array(fragment.clusters.reversed()) : Array(fragment.clusters)
            for index in order {
                let cluster = fragment.paragraph.clusters[index]
                let next = pen + cluster.advance - placed.tightening * cluster.tightenable
                for place in unit(cluster.scalars.lowerBound)..<unit(cluster.scalars.upperBound) where edges.indices.contains(place - first) {
                    edges[place - first] = fragment.isRightToLeft ? next : pen
                    known = max(known, place - first + 1)
                }
                pen = next
                end = fragment.isRightToLeft ? x + fragment.x : pen
            }
        }
        for place in known..<edges.count { edges[place] = end }
    }

    private static func firstScalar(of line: FilledLine, _ paragraphs: [Range<Int>]) -> Int {
        let paragraph = line.pieces.first?.paragraph
        let own = paragraph.map { $0.clusters.indices.contains(line.start) ? $0.clusters[line.start].scalars.lowerBound : 0 } ?? 0
        return paragraphs[line.paragraph].lowerBound + own
    }

    /// How many UTF-16 units lie before each code point, and before the end.
    private static func unitOffsets(_ scalars: [UInt32]) -> [Int] {
        scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 > 0xFFFF ? 2 : 1)) }
    }
}
