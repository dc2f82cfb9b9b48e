/// The way back from places of an adapted source to those of the original; made once for many places. Lines are the same.
struct OriginalColumns {
    /// An edit, where it stands in the adapted text.
    private struct Change {
        var adapted: Range<Int>
        /// Where the text begins that it took the place of.
        var original: Int
        /// How many bytes the adapted text has more than the original after it.
        var shift: Int
    }

    private let originalLines: [Int]
    private let adaptedLines: [Int]
    private let changes: [Change]

    /// - Parameter edits: In order, none over another.
    init(original: [UInt8], adapted: [UInt8], edits: [SourceEdit]) {
        (originalLines, adaptedLines) = (Self.lineStarts(original), Self.lineStarts(adapted))
        var shift = 0
        changes = edits.map { edit in
            let (begin, length) = (edit.range.lowerBound + shift, edit.replacement.utf8.count)
            shift += length - edit.range.count
            return Change(adapted: begin..<begin + length, original: edit.range.lowerBound, shift: shift)
        }
    }

    /// The column in the original of a column in the adapted text. Both 1-based, in bytes.
    func original(line: Int, column: Int) -> Int {
        guard line >= 1, adaptedLines.indices.contains(line - 1), originalLines.indices.contains(line - 1) else { return column }
        let (target, start) = (adaptedLines[line - 1] + column - 1, originalLines[line - 1])
        guard let change = last(before: target) else { return max(1, target - start + 1) }
        return max(1, (target < change.adapted.upperBound ? change.original : target - change.shift) - start + 1)
    }

    /// The last edit that begins at a place or before.
    private func last(before target: Int) -> Change? {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].adapted.lowerBound <= target { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? changes[low - 1] : nil
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
        return starts
    }
}
