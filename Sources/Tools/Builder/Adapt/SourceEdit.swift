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

/// A source file before and after its edits.
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

    /// The way back to the original.
    var columns: OriginalColumns { OriginalColumns(original: original, adapted: adapted, edits: edits) }
}
