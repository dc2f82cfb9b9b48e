/// How well an API works, and what is missing.
struct SupportMark: Hashable, Comparable {
    enum Status: Int, CaseIterable {
        case yes, partly, no, unknown
    }

    var status: Status
    var note = ""

    static let label = "- Support:"

    static func < (left: SupportMark, right: SupportMark) -> Bool {
        (left.status.rawValue, left.note) < (right.status.rawValue, right.note)
    }

    /// What follows the label in a comment: a word for the status, and a note.
    /// - Throws: `DocumentationError` where the word is none of the four.
    init(parsing text: String, at place: String) throws {
        let text = text.trimmed
        let word = text.prefix { !$0.isWhitespace }
        let rest = text.dropFirst(word.count).trimmed
        switch word.trimming(while: { ".,:;".contains($0) }) {
        case "works": self.init(status: .yes, note: Self.sentence(rest))
        case "partial": self.init(status: .partly, note: Self.sentence(rest))
        case "none": self.init(status: .no, note: Self.sentence(rest))
        case "accepted": self.init(status: .no, note: Self.sentence(Self.withoutEffect(rest)))
        default: throw DocumentationError("\(place): “\(Self.label) \(text)” begins with none of: works, partial, none, accepted")
        }
    }

    init(status: Status, note: String = "") { (self.status, self.note) = (status, note) }

    /// The mark in the lines of a comment; nil where there is none.
    static func find(in comment: [String], at place: String) throws -> SupportMark? {
        let lines = comment.map { $0.trimming(while: { $0 == "/" || $0.isWhitespace }) }
        guard let first = lines.firstIndex(where: { $0.hasPrefix(label) }) else { return nil }
        let more = lines[(first + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
        return try SupportMark(parsing: ([String(lines[first].dropFirst(label.count)).trimmed] + more).joined(separator: " "), at: place)
    }

    private static func withoutEffect(_ text: String) -> String {
        let words = ", without effect"
        let plain = text.hasPrefix("without effect") ? String(text.dropFirst(words.count - 2)) : text
        return plain.trimming(while: { ":;, ".contains($0) })
    }

    private static func sentence(_ text: String) -> String {
        let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
        return plain.prefix(1).uppercased() + plain.dropFirst()
    }
}
