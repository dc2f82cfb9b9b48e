/// Types as they are written in messages and declarations.
enum StubTypeName {
    private static let specifiers = [
        "any ", "some ", "inout ", "@escaping ", "@lvalue ", "@Sendable ", "@MainActor ", "borrowing ", "consuming ", "sending ",
    ]

    /// Without what stands before a type: `any`, `inout`, `@escaping`.
    static func bare(_ type: String) -> String {
        var text = type.trimmingSpaces
        while let found = specifiers.first(where: text.hasPrefix) { text = String(text.dropFirst(found.count)).trimmingSpaces }
        return text
    }

    /// `Foo.Bar` of `[any Foo.Bar<Int>]?` is not asked for; of `Foo.Bar<Int>.Type?` it is.
    static func path(_ type: String) -> String {
        var text = bare(type)
        while text.hasSuffix("?") || text.hasSuffix("!") { text = bare(String(text.dropLast())) }
        if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") { text = bare(String(text.dropFirst().dropLast())) }
        for ending in [".Type", ".Protocol"] where text.hasSuffix(ending) { text = String(text.dropLast(ending.count)) }
        return bare(String(text.prefix { $0 != "<" }))
    }

    static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") }

    /// Whether values of every type go into it.
    static func isAnything(_ type: String) -> Bool { ["Any", "Any?"].contains(bare(type)) }

    /// The type with one level of what can be missing.
    static func optional(_ type: String) -> String {
        if isOptional(type) { return type }
        return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ") ? "(\(type))?" : type + "?"
    }

    /// Every name in it.
    static func words(_ type: String) -> [String] { type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }

    /// The type with another in the place of each name.
    static func replacing(_ name: String, with other: String, in type: String) -> String {
        guard type.contains(name) else { return type }
        var result = ""
        var word = ""
        func flush() {
            result += word == name ? other : word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result.replacing("??", with: "?")
    }

    /// What stands in quotation marks in a message, but for what the names of types are other names of.
    static func quoted(in message: String) -> [String] {
        message.replacing(#/ \(aka '[^']*'\)/#, with: "").split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

extension String {
    var trimmingSpaces: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var beginsUppercase: Bool { drop { $0 == "_" }.first?.isUppercase == true }
}
