import Foundation
import IsletModel

/// What a command that was asked for JSON answers where it has no result of its own to print: that it failed and why, or its text.
/// `docs/json.md` describes it.
struct CommandAnswer: Encodable {
    /// Counts up when a member changes its meaning or goes.
    static let schema = 1

    var schema = CommandAnswer.schema
    var command: String?
    var exitCode: Int32
    var diagnostics: [Finding] = []
    /// The text of a command that has nothing but text.
    var output: String?

    /// On one line, so that it stands among the lines of a command that writes one object a line.
    var json: String { AnswerEncoding.json(self, onOneLine: true) }
}

/// How answers are written: members sorted, so that equal answers are equal bytes.
enum AnswerEncoding {
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[Finding.explains] = true
        return encoder
    }

    static func json(_ value: some Encodable, onOneLine: Bool = false) -> String {
        let encoder = encoder
        if onOneLine { encoder.outputFormatting.remove(.prettyPrinted) }
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("an answer cannot be written: \(error)")
        }
    }
}
