import CoreGraphics
import FoundationOverlay
import Typography

/// The lines of a text with the places of its characters. Points from the top left of the first line.
struct TextKitLines {
    private let lines: [TextLine]
    private let length: Int
    private let isEmpty: Bool
    let size: CGSize

    /// - Parameters:
    ///   - width: Infinite for one line a paragraph.
    ///   - lineLimit: Nil for any number of lines.
    init(_ text: NSAttributedString, width: CGFloat, lineLimit: Int?) {
        length = text.length
        // A font has a line's height even where nothing is written in it.
        let shown = text.length > 0 ? text : NSAttributedString(string: " ", attributes: nil)
        let layout = TextMeasure.layout(of: shown, width: width)
        let room = width.isFinite ? Double(width) : Double(layout?.size.width ?? 0)
        let all = layout?.textLines(in: room) ?? []
        lines = lineLimit.map { Array(all.prefix($0)) } ?? all
        let height = lines.last.map { $0.top + $0.height } ?? 0
        size = CGSize(width: lines.map { $0.width }.max() ?? 0, height: min(Double(layout?.size.height ?? 0), height))
        isEmpty = text.length == 0
    }

    /// What one line takes: UTF-16 offsets, and the box of what is drawn.
    struct Fragment {
        let range: NSRange
        let rect: CGRect
        let baseline: CGFloat
    }

    var fragments: [Fragment] {
        lines.map { line in
            let range = isEmpty ? NSRange(location: 0, length: 0) : NSRange(location: line.range.lowerBound, length: line.range.count)
            let width = isEmpty ? 0 : line.width
            return Fragment(range: range, rect: CGRect(x: line.x, y: line.top, width: width, height: line.height), baseline: line.baseline)
        }
    }

    private func line(of offset: Int) -> TextLine? { lines.first { $0.range.contains(offset) } ?? lines.last }

    func caret(at offset: Int) -> (x: CGFloat, y: CGFloat, height: CGFloat) {
        guard let line = line(of: isEmpty ? 0 : offset) else { return (0, 0, 0) }
        let index = isEmpty ? 0 : min(max(offset - line.range.lowerBound, 0), line.edges.count - 1)
        return (line.edges[index], line.top, line.height)
    }

    /// One rectangle a line.
    func rects(of range: NSRange) -> [CGRect] {
        guard !isEmpty else { return [] }
        return lines.compactMap { line in
            let part = line.range.clamped(to: range.location..<NSMaxRange(range))
            guard !part.isEmpty else { return nil }
            let edges = line.edges[(part.lowerBound - line.range.lowerBound)...(part.upperBound - line.range.lowerBound)]
            guard let left = edges.min(), let right = edges.max() else { return nil }
            return CGRect(x: left, y: line.top, width: right - left, height: line.height)
        }
    }

    private func line(at point: CGPoint) -> TextLine? { lines.last { $0.top <= point.y } ?? lines.first }

    /// The offset whose caret is nearest.
    func insertionOffset(at point: CGPoint) -> Int {
        guard !isEmpty, let line = line(at: point) else { return 0 }
        let isLast = line.range.upperBound == length
        let edges = isLast ? line.edges : Array(line.edges.dropLast())
        let nearest = edges.indices.min { abs(edges[$0] - point.x) < abs(edges[$1] - point.x) } ?? 0
        return line.range.lowerBound + nearest
    }

    /// The character whose box holds a point, and how far across it the point lies; nil beside the text.
    func character(at point: CGPoint) -> Int? {
        guard !isEmpty, let line = line(at: point), point.y <= line.top + line.height else { return nil }
        return line.range.indices.first { offset in
            let index = offset - line.range.lowerBound
            let sides = [line.edges[index], line.edges[index + 1]].sorted()
            return sides[0] < sides[1] && (sides[0]...sides[1]).contains(Double(point.x))
        }
    }

    /// The character nearest to a point, with the part of its width that lies before the point.
    func nearestCharacter(to point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        guard !isEmpty, let line = line(at: point) else { return (0, 0) }
        let candidates = line.range.indices.filter {
            line.edges[$0 - line.range.lowerBound] != line.edges[$0 - line.range.lowerBound + 1]
        }
        let nearest = candidates.min { distance($0, line, point.x) < distance($1, line, point.x) } ?? line.range.lowerBound
        let (start, end) = (line.edges[nearest - line.range.lowerBound], line.edges[nearest - line.range.lowerBound + 1])
        guard start != end else { return (nearest, 0) }
        return (nearest, min(max((point.x - start) / (end - start), 0), 1))
    }

    private func distance(_ offset: Int, _ line: TextLine, _ x: CGFloat) -> CGFloat {
        let sides = [line.edges[offset - line.range.lowerBound], line.edges[offset - line.range.lowerBound + 1]].sorted()
        return max(sides[0] - x, x - sides[1], 0)
    }
}
