import Foundation
import IsletModel

/// Reads what the compiler writes: a message, the line it is about, where in it, and what would mend it.
///
///     A.swift:3:9: error: cannot find 'prnt' in scope; did you mean 'print'?
///         prnt("a")
///         ^~~~
///         print
struct MessageReader {
    /// A message with what belongs to it, at places of the files that were compiled.
    struct Message {
        var main: BuildDiagnostic
        var notes: [FindingNote] = []
    }

    static func messages(in text: String) -> [Message] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var result: [Message] = []
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            guard let found = CompilerMessages.parse(lines[index]) else { continue }
            var notes: [FindingNote] = []
            if found.severity == .note {
                notes.append(FindingNote(found.message, file: found.file, line: found.line, column: found.column))
            } else {
                result.append(Message(main: found))
            }
            if let edit = edit(after: index, in: lines, of: found) { notes.append(edit) }
            if !result.isEmpty { result[result.count - 1].notes += notes }
        }
        return result.map(atUse)
    }

    /// A message about what a macro has written, at the place where the macro is used, which the notes below name.
    private static func atUse(_ message: Message) -> Message {
        guard message.main.file.map(isWritten) == true else { return message }
        let uses = message.notes.filter { $0.message.hasPrefix("in expansion of macro") }
        guard let use = uses.first(where: { $0.file.map { !isWritten($0) } == true }) else { return message }
        var result = message
        (result.main.file, result.main.line, result.main.column) = (use.file, use.line, use.column)
        result.notes.removeAll { note in uses.contains(note) || note.file.map(isWritten) == true }
        return result
    }

    /// Whether a file is what the compiler keeps of a macro's text.
    private static func isWritten(_ file: String) -> Bool { file.contains("/@__swiftmacro_") }

    /// The edit that the lines below a message show.
    private static func edit(after index: Int, in lines: [String], of message: BuildDiagnostic) -> FindingNote? {
        guard index + 3 < lines.count, message.column != nil else { return nil }
        let (source, mark, edit) = (Array(lines[index + 1].utf8), Array(lines[index + 2].utf8), lines[index + 3])
        let text = edit.trimmingCharacters(in: .whitespaces)
        guard mark.contains(UInt8(ascii: "^")), mark.allSatisfy({ " \t^~".utf8.contains($0) }), !text.isEmpty, !text.contains("  "),
            CompilerMessages.parse(edit) == nil
        else { return nil }
        let start = edit.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let marked = mark.dropFirst(start).prefix { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "^") }.count
        let length = marked > 1 ? min(marked, max(0, source.count - start)) : 0
        let old = String(decoding: source.dropFirst(start).prefix(length), as: UTF8.self)
        return FindingNote(
            length > 0 ? "fix-it: “\(text)” instead of “\(old)”" : "fix-it: “\(text)” here", file: message.file, line: message.line,
            column: start + 1, replacement: text, replacedLength: length)
    }
}
