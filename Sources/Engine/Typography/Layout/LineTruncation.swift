import Foundation
import Snapshot

/// Shortens the last line of a text that does not fit.
struct LineTruncation {
    let filler: LineFiller
    /// Shapes `…` in the style of a run.
    let ellipsis: (_ run: Int) -> ShapedParagraph?

    /// The line that starts where `line` does, with … where text is left out.
    func shortened(_ line: FilledLine, _ mode: ParagraphStyle.Truncation) -> FilledLine {
        let paragraph = filler.paragraphs[line.paragraph]
        // In no width at all not even the mark is shown.
        guard filler.width >= Self.leastWidth else { return build(line, []) }
        switch mode {
        case .tail: return tail(line, paragraph)
        case .head: return ends(line, paragraph, startShare: 0)
        case .middle: return ends(line, paragraph, startShare: 0.5)
        }
    }

    private static let leastWidth = 1.0

    private func tail(_ line: FilledLine, _ paragraph: ShapedParagraph) -> FilledLine {
        let run = paragraph.run(ofCluster: max(line.end - 1, line.start)) ?? 0
        guard let mark = ellipsis(run) else { return line }
        let room = filler.width - width(mark)
        let head = prefix(of: paragraph, from: line.start, room: room)
        return build(line, [LinePiece(paragraph: paragraph, clusters: line.start..<head), whole(mark)])
    }

    /// Keeps the end of the text's last paragraph, and a share of the room for the line's start.
    private func ends(_ line: FilledLine, _ paragraph: ShapedParagraph, startShare: Double) -> FilledLine {
        let lastIndex = filler.paragraphs.count - 1
        let last = filler.paragraphs[lastIndex]
        guard let mark = ellipsis(paragraph.run(ofCluster: line.start) ?? 0) else { return line }
        let room = max(filler.width - width(mark), 0)
        let head = startShare > 0 ? prefix(of: paragraph, from: line.start, room: room * startShare) : line.start
        let headWidth = paragraph.clusters[line.start..<head].reduce(0) { $0 + filler.advance($1) }
        let lowest = lastIndex == line.paragraph ? head : 0
        let tail = suffix(of: last, notBefore: lowest, room: room - headWidth)
        let pieces = [
            LinePiece(paragraph: paragraph, clusters: line.start..<head), whole(mark),
            LinePiece(paragraph: last, clusters: tail..<last.clusters.count),
        ]
        return build(line, pieces)
    }

    private func build(_ line: FilledLine, _ pieces: [LinePiece]) -> FilledLine {
        let shown = pieces.filter { !$0.clusters.isEmpty }
        let sum = shown.reduce(0) { $0 + $1.paragraph.clusters[$1.clusters].reduce(0) { $0 + filler.advance($1) } }
        return filler.make(shown, width: sum, paragraph: line.paragraph, start: line.start, end: line.end)
    }

    /// End of the longest beginning that fits, without white space before the ….
    private func prefix(of paragraph: ShapedParagraph, from start: Int, room: Double) -> Int {
        var sum = 0.0
        var end = start
        for i in start..<paragraph.clusters.count {
            sum += filler.advance(paragraph.clusters[i])
            if sum > room { break }
            if i + 1 == paragraph.clusters.count || paragraph.clusters[i + 1].isGraphemeStart { end = i + 1 }
        }
        while end > start, paragraph.clusters[end - 1].isWhiteSpace { end -= 1 }
        return end
    }

    private func suffix(of paragraph: ShapedParagraph, notBefore lowest: Int, room: Double) -> Int {
        var sum = 0.0
        var start = paragraph.clusters.count
        for i in stride(from: paragraph.clusters.count - 1, through: lowest, by: -1) {
            sum += filler.advance(paragraph.clusters[i])
            if sum > room { break }
            if paragraph.clusters[i].isGraphemeStart { start = i }
        }
        while start < paragraph.clusters.count, paragraph.clusters[start].isWhiteSpace { start += 1 }
        return start
    }

    private func whole(_ paragraph: ShapedParagraph) -> LinePiece { LinePiece(paragraph: paragraph, clusters: 0..<paragraph.clusters.count) }

    private func width(_ paragraph: ShapedParagraph) -> Double { paragraph.clusters.reduce(0) { $0 + filler.advance($1) } }
}

extension ShapedParagraph {
    /// Index of the style run a cluster belongs to; nil outside.
    func run(ofCluster index: Int) -> Int? {
        clusters.indices.contains(index) ? items[clusters[index].item].run : items.last?.run
    }
}
