import Foundation
import Snapshot

/// Clusters of one item on one line, at their place from the line's left end.
struct LineFragment {
    var paragraph: ShapedParagraph
    var item: ShapedParagraph.Item
    var clusters: Range<Int>
    /// Points from the left end of the line.
    var x: Double
    var width: Double

    var isRightToLeft: Bool { item.level % 2 == 1 }

    /// How far an attachment reaches below the baseline, its own offset included.
    func descent(_ style: TextStyle) -> Double { item.descent - max(-style.baselineOffset, 0) - style.baselineOffset }

    /// The fragments of a line from left to right.
    static func visual(_ line: FilledLine, tightening: Double) -> [LineFragment] {
        var logical: [LineFragment] = []
        for piece in line.pieces {
            for item in piece.paragraph.items where item.clusters.overlaps(piece.clusters) {
                let range = item.clusters.clamped(to: piece.clusters)
                let width = piece.paragraph.clusters[range].reduce(0) { $0 + $1.advance - tightening * $1.tightenable }
                logical.append(LineFragment(paragraph: piece.paragraph, item: item, clusters: range, x: 0, width: width))
            }
        }
        var ordered = reordered(logical, base: line.isRightToLeft ? 1 : 0)
        var pen = 0.0
        for i in ordered.indices {
            ordered[i].x = pen
            pen += ordered[i].width
        }
        return ordered
    }

    /// Rule L2 of the Unicode bidirectional algorithm.
    private static func reordered(_ fragments: [LineFragment], base: UInt8) -> [LineFragment] {
        var result = fragments
        for i in result.indices where result[i].item.level < base { result[i].item.level = base }
        guard let highest = result.map(\.item.level).max(), highest > 0 else { return result }
        for level in stride(from: Int(highest), through: 1, by: -1) {
            var start = 0
            while start < result.count {
                var end = start
                while end < result.count, Int(result[end].item.level) >= level { end += 1 }
                result[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return result
    }
}
