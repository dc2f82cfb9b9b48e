import Foundation

/// Names of the types that the sources of a project declare: a stub cannot name them.
struct StubProjectTypes {
    private let names: Set<String>

    init(_ sources: [URL]) {
        names = sources.reduce(into: []) { found, source in
            guard let data = FileManager.default.contents(atPath: source.path) else { return }
            Self.collect(String(decoding: data, as: UTF8.self), into: &found)
        }
    }

    /// A type that hides one of Swift's is only meant inside of another, and so are words of comments.
    func declares(_ name: String) -> Bool { names.contains(name) && !Self.swiftTypes.contains(name) }

    private static let swiftTypes: Set = [
        "Any", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float", "Int", "Int64", "Never", "Optional", "Result",
        "Set", "String", "UInt", "URL", "UUID", "Void",
    ]

    private static let words: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]

    private static func collect(_ text: String, into names: inout Set<String>) {
        for line in text.split(separator: "\n") {
            var isDeclared = false
            for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
                if isDeclared, word.first?.isUppercase == true { names.insert(String(word)) }
                isDeclared = words.contains(word)
            }
        }
    }
}
