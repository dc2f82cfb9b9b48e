import Foundation
import IsletModel
import Synchronization

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

    var json: String { AnswerEncoding.json(self) }
}

/// How answers are written: members sorted, so that equal answers are equal bytes.
enum AnswerEncoding {
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[Finding.explains] = true
        return encoder
    }

    static func json(_ value: some Encodable) -> String {
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("an answer cannot be written: \(error)")
        }
    }
}

/// What a command wrote and found while it ran.
final class AnswerLog: Sendable {
    private let state = Mutex((output: "", findings: [Finding]()))

    func add(_ text: String) { state.withLock { $0.output += text } }
    func add(_ finding: Finding) { state.withLock { $0.findings.append(finding) } }

    var output: String { state.withLock(\.output) }
    var findings: [Finding] { state.withLock(\.findings) }
}
