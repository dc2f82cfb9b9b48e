/// A replacement of some bytes of a source file. It keeps the number of line breaks, so that every line stays where it was.
struct SourceEdit: Equatable {
    /// Offsets of UTF-8 bytes in the original text.
    var range: Range<Int>
    var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    static func insert(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}

/// A source file before and after its edits, with the way back from the adapted text to the original.
struct AdaptedSource {
    let text: String
    private let original: [UInt8]
    private let adapted: [UInt8]
    private let edits: [SourceEdit]

    /// Edits that overlap an earlier one are left out; insertions at one place keep their order.
    init(_ source: String, edits proposed: [SourceEdit]) {
        original = Array(source.utf8)
        let sorted = proposed.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }.map(\.element)
        var kept: [SourceEdit] = []
        var result: [UInt8] = []
        var position = 0
        for edit in sorted where edit.range.lowerBound >= position {
            let padded = Self.keepingLines(edit, in: original)
            result += original[position..<edit.range.lowerBound]
            result += padded.replacement.utf8
            position = edit.range.upperBound
            kept.append(padded)
        }
        result += original[position...]
        edits = kept
        adapted = result
        text = String(decoding: result, as: UTF8.self)
    }

    /// Adds the line breaks a replacement dropped.
    private static func keepingLines(_ edit: SourceEdit, in original: [UInt8]) -> SourceEdit {
        let before = original[edit.range].count { $0 == 10 }
        let after = edit.replacement.utf8.count { $0 == 10 }
        return after < before ? SourceEdit(edit.range, edit.replacement + String(repeating: "\n", count: before - after)) : edit
    }

    /// The column in the original of a column in the adapted text; lines are the same. Both 1-based, in bytes.
    func originalColumn(line: Int, column: Int) -> Int {
        guard let start = Self.offset(ofLine: line, in: adapted), let originalStart = Self.offset(ofLine: line, in: original) else {
            return column
        }
        let target = start + column - 1
        var shift = 0
        for edit in edits {
            let begin = edit.range.lowerBound + shift
            guard begin <= target else { break }
            let length = edit.replacement.utf8.count
            if target < begin + length { return max(1, edit.range.lowerBound - originalStart + 1) }
            shift += length - edit.range.count
        }
        return max(1, target - shift - originalStart + 1)
    }

    private static func offset(ofLine line: Int, in bytes: [UInt8]) -> Int? {
        guard line > 1 else { return 0 }
        var current = 1
        for (index, byte) in bytes.enumerated() where byte == 10 {
            current += 1
            if current == line { return index + 1 }
        }
        return nil
    }
}
