import FoundationOverlay
import ViewEngine

/// The rows of one `ForEach` in a container that makes only those in sight. What is known of their heights is kept as long as the window
/// shows them; the others are taken to be as high as the known ones are in the mean.
final class RowBlock: @unchecked Sendable {
    /// From the upper edge of a row to that of the next, in points; not a number where it is not known.
    private var pitches: [CGFloat] = []
    /// The part of a pitch that lies between two rows, in points.
    private var spacing: CGFloat = 0
    /// The upper edge in the content that is scrolled, in points.
    private var top: CGFloat = 0
    private var made = 0..<0
    private var last: (index: Int, frame: CGRect)?
    /// Passes that found other heights than expected, one after the other.
    private var surprises = 0
    private static let mostSurprises = 6

    /// The rows to be made, and the room above and below them, in points.
    struct Window {
        var rows: Range<Int>
        var above: CGFloat
        var below: CGFloat
    }

    /// - Parameter sight: What can be seen of the content, in points from its upper edge.
    func window(count: Int, sight: ClosedRange<CGFloat>) -> Window {
        if pitches.count != count { pitches = Array(pitches.prefix(count)) + Array(repeating: .nan, count: max(0, count - pitches.count)) }
        let known = pitches.lazy.filter { !$0.isNaN }
        let (sum, number) = known.reduce(into: (CGFloat(0), 0)) { $0 = ($0.0 + $1, $0.1 + 1) }
        let mean = number > 0 ? sum / CGFloat(number) : Self.firstGuess
        var (y, first, above) = (top, 0, CGFloat(0))
        while first < count - 1, y + pitch(first, mean) < sight.lowerBound {
            y += pitch(first, mean)
            first += 1
        }
        above = y - top
        var end = first
        while end < count, y < sight.upperBound || end == first {
            y += pitch(end, mean)
            end += 1
        }
        var below: CGFloat = 0
        for index in end..<count { below += pitch(index, mean) }
        (made, last) = (first..<end, nil)
        return Window(rows: made, above: max(0, above - spacing), below: max(0, below - spacing))
    }

    /// The upper edge of a row in the content that is scrolled, in points, as far as it is known.
    func top(of row: Int) -> CGFloat {
        let known = pitches.lazy.filter { !$0.isNaN }
        let (sum, number) = known.reduce(into: (CGFloat(0), 0)) { $0 = ($0.0 + $1, $0.1 + 1) }
        let mean = number > 0 ? sum / CGFloat(number) : Self.firstGuess
        return (0..<min(row, pitches.count)).reduce(top) { $0 + pitch($1, mean) }
    }

    private func pitch(_ index: Int, _ mean: CGFloat) -> CGFloat { pitches[index].isNaN ? mean : pitches[index] }

    /// Points, until a row was seen.
    private static let firstGuess: CGFloat = 44

    /// Learns where a row lies. Answers whether other rows have to be made.
    ///
    /// - Parameter frame: In the content that is scrolled, in points.
    func learn(_ index: Int, _ frame: CGRect, sight: ClosedRange<CGFloat>) -> Bool {
        if let last, last.index == index - 1 {
            pitches[index - 1] = frame.minY - last.frame.minY
            spacing = max(0, frame.minY - last.frame.maxY)
        }
        if index == pitches.count - 1 || (pitches.indices.contains(index) && pitches[index].isNaN) { pitches[index] = frame.height + spacing }
        last = (index, frame)
        let moved = index == 0 && abs(frame.minY - top) > 0.5
        if index == 0 { top = frame.minY }
        let isShort = index == made.upperBound - 1 && index < pitches.count - 1 && frame.maxY < sight.upperBound
        guard moved || isShort, surprises < Self.mostSurprises else {
            if index == made.upperBound - 1, !isShort { surprises = 0 }
            return false
        }
        surprises += 1
        return true
    }

    /// Learns where the room above the rows lies, in the content that is scrolled, in points. Answers whether other rows have to be made.
    func learnRoom(_ frame: CGRect) -> Bool {
        defer { top = frame.minY }
        guard abs(frame.minY - top) > 0.5, surprises < Self.mostSurprises else { return false }
        surprises += 1
        return true
    }
}
