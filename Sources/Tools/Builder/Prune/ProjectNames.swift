import Foundation

/// Names that the sources of a project declare somewhere, found when they are first asked for: all others are a framework's, or nobody's.
final class ProjectNames {
    private let sources: [URL]
    private lazy var names = found()
    private var superclasses: [String: String] = [:]

    init(_ sources: [URL]) { self.sources = sources }

    func declares(_ name: String) -> Bool { names.contains(name) }

    /// Whether a class of the project inherits from one of these, which the project does not declare.
    func inherits(_ name: String, from types: some Collection<String>) -> Bool {
        guard declares(name) else { return false }
        var (name, seen) = (name, Set<String>())
        while let parent = superclasses[name], seen.insert(name).inserted {
            if types.contains(parent) { return true }
            name = parent
        }
        return false
    }

    private func found() -> Set<String> {
        var result: Set<String> = []
        for source in sources where source.pathExtension == "swift" {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            Self.collect(text, into: &result)
            for match in text.matches(of: Self.inheritance) { superclasses[String(match.1)] = String(match.2) }
        }
        return result
    }

    nonisolated(unsafe) private static let inheritance = /\bclass\s+(\w+)(?:<[^>{]*>)?\s*:\s*(\w+)/

    private static let words: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let", "case", "macro",
    ]

    /// The word after each keyword that declares, and what follows commas after `case`.
    private static func collect(_ text: String, into names: inout Set<String>) {
        for line in text.split(separator: "\n") {
            var isDeclared = false
            var isCase = false
            for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
                if word == "import" { break }
                if words.contains(word) {
                    isDeclared = true
                    isCase = word == "case"
                } else if isDeclared {
                    names.insert(String(word))
                    isDeclared = isCase
                }
            }
        }
    }
}
