import Foundation

/// Names that the sources of a project declare somewhere, found when they are first asked for: all others are a framework's, or nobody's.
final class ProjectNames {
    private let sources: [URL]
    private lazy var names = found()

    init(_ sources: [URL]) { self.sources = sources }

    func declares(_ name: String) -> Bool { names.contains(name) }

    private func found() -> Set<String> {
        var result: Set<String> = []
        for source in sources where source.pathExtension == "swift" {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            Self.collect(String(decoding: data, as: UTF8.self), into: &result)
        }
        return result
    }

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
