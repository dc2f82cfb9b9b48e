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

    /// Whether a type is a protocol that many types conform to: what is asked of a value, and not what it is.
    static func isConstraint(_ type: String) -> Bool {
        let name = type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type
        return constraints.contains(name) || name.hasPrefix("ExpressibleBy")
    }

    private static let constraints: Set = [
        "Comparable", "Equatable", "Hashable", "Strideable", "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger", "FloatingPoint",
        "BinaryFloatingPoint", "Sequence", "Collection",
    ]

    /// Whether values of every type go into it.
    static func isAnything(_ type: String) -> Bool { ["Any", "Any?"].contains(bare(type)) }

    /// The type with one level of what can be missing.
    static func optional(_ type: String) -> String {
        if isOptional(type) { return type }
        return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ") ? "(\(type))?" : type + "?"
    }

    /// The type of a closure with a parameter that may be missing: `(String, any Error?) -> Void`. nil where it has none of that number, or it may be
    /// missing already.
    static func withOptionalParameter(_ number: Int, of closure: String) -> String? {
        guard closure.hasPrefix("("), let end = end(ofBracketIn: closure) else { return nil }
        var parts = parts(of: closure[closure.index(after: closure.startIndex)..<end])
        guard parts.indices.contains(number), !isOptional(parts[number]) else { return nil }
        parts[number] = optional(parts[number])
        return "(" + parts.joined(separator: ", ") + ")" + closure[closure.index(after: end)...]
    }

    /// What stands between the commas that stand in no brackets.
    static func parts(of text: Substring) -> [String] {
        var (parts, depth, last) = ([""], 0, Character(" "))
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character), last != "-" { depth -= 1 }
            last = character
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
    }

    private static func end(ofBracketIn text: String) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            return depth == 0
        }
    }

    /// Every name in it.
    static func words(_ type: String) -> [String] { type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }

    /// The type with another in the place of each name.
    static func replacing(_ name: String, with other: String, in type: String) -> String {
        guard type.contains(name) else { return type }
        var result = ""
        var word = ""
        let isWrapped = other.hasPrefix("any ") || other.hasPrefix("some ") || other.contains("->")
        func flush(before character: Character? = nil) {
            let new = isWrapped && character == "?" ? "(\(other))" : other
            result += word == name ? new : word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush(before: character)
                result.append(character)
            }
        }
        flush()
        return result.replacing("??", with: "?")
    }

    /// What stands in quotation marks in a message, but for what the names of types are other names of.
    static func quoted(in message: String) -> [String] {
        message.replacing(#/ \(aka '[^']*'\)/#, with: "").split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }.map { String($0.element) }
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
