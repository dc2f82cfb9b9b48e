import Foundation
import IsletModel

/// Edits that findings bring along, carried out in the text of one file.
public struct CheckFixes {
    /// The text afterwards.
    public let text: String
    /// How many findings were mended.
    public let count: Int

    private struct Edit: Hashable {
        var start: Int
        var end: Int
        var text: String
    }

    /// - Parameter findings: those of this file; where the edits of two overlap, the second is left for the next time.
    public init(_ findings: [Finding], in source: String, file: String) {
        let bytes = Array(source.utf8)
        var lines = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lines.append(offset + 1) }
        var edits: Set<Edit> = []
        var mended = 0
        for finding in findings {
            let own = Self.edits(of: finding, file: file, lines: lines, size: bytes.count)
            guard !own.isEmpty, edits.isSuperset(of: own) || !own.contains(where: { edit in edits.contains { Self.overlap($0, edit) } }) else {
                continue
            }
            edits.formUnion(own)
            mended += 1
        }
        var result = bytes
        for edit in edits.sorted(by: { ($0.start, $0.end) > ($1.start, $1.end) }) {
            result.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
        }
        text = String(decoding: result, as: UTF8.self)
        count = mended
    }

    /// None where one of them is in another file or beyond the text.
    private static func edits(of finding: Finding, file: String, lines: [Int], size: Int) -> [Edit] {
        var found: [Edit] = []
        for note in finding.notes ?? [] {
            guard let text = note.replacement else { continue }
            guard note.file == file, let line = note.line, let column = note.column, lines.indices.contains(line - 1) else { return [] }
            let start = lines[line - 1] + column - 1
            let end = start + (note.replacedLength ?? 0)
            guard start >= 0, end <= size else { return [] }
            found.append(Edit(start: start, end: end, text: text))
        }
        return found
    }

    private static func overlap(_ one: Edit, _ other: Edit) -> Bool {
        one.start < other.end && other.start < one.end || one.start == other.start && one.end == other.end
    }
}
