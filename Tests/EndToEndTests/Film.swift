import EndToEnd
import Foundation
import Testing

/// What one `islet film` wrote into a folder, a frame each sixtieth of a second.
final class Film: Sendable {
    struct Answer: Decodable, Sendable {
        struct Change: Decodable, Sendable {
            var from: String
            var to: String
            var begins: Double
            var seconds: Double
        }
        struct Diagnostic: Decodable, Sendable {
            var code: String
            var message: String
        }
        var frames: Int
        var states: [String]
        var changes: [Change]
        var diagnostics: [Diagnostic]
    }

    let answer: Answer
    private let folder: URL
    private static let rate = 60.0

    init(_ words: [String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-film-\(UUID().uuidString)")
        let result = try Program.run(
            ["film"] + words + ["-o", folder.path + "/", "--fps", "\(Int(Self.rate))", "--hold", "0.1", "--scale", "1", "--json"])
        try #require(result.exitCode < 2, "\(result.messages)")
        answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The dump of the frame that is shown `seconds` after a change began.
    func tree(_ change: Int, at seconds: Double) throws -> String {
        try text(Int(((answer.changes[change].begins + seconds) * Self.rate).rounded()))
    }

    /// Numbers in the dumps of a change by the seconds since it began; frames without one are left out.
    func series(_ change: Int, of number: Regex<(Substring, Substring)>) throws -> [Double: Double] {
        let begins = answer.changes[change].begins
        let first = Int((begins * Self.rate).rounded(.down))
        return try trees(change).enumerated().reduce(into: [:]) { found, tree in
            let value = tree.element.firstMatch(of: number).flatMap { Double($0.1) }
            if let value { found[Double(first + tree.offset) / Self.rate - begins] = value }
        }
    }

    /// The dumps of a change, from the state before it to the state after it.
    func trees(_ change: Int) throws -> [String] {
        let first = Int((answer.changes[change].begins * Self.rate).rounded(.down))
        let last = Int(((answer.changes[change].begins + answer.changes[change].seconds) * Self.rate).rounded(.up))
        return try (first...min(last, answer.frames - 1)).map(text)
    }

    private func text(_ frame: Int) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(String(format: "frame-%05d.txt", frame)), encoding: .utf8)
    }

    /// The frame of the first node of a role in a dump: x, y, width, height.
    static func frame(of role: String, in tree: String) -> [Double]? {
        guard let line = tree.split(separator: "\n").first(where: { $0.trimmingCharacters(in: .whitespaces).hasPrefix(role + " ") }) else {
            return nil
        }
        return line.trimmingCharacters(in: .whitespaces).split(separator: " ").dropFirst().prefix(4).compactMap { Double($0) }
    }
}
