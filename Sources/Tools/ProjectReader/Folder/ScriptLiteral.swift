/// A value of a JavaScript object as it is written: texts, objects and lists. What is computed is left out.
enum ScriptLiteral: Equatable {
    case text(String)
    case object([String: ScriptLiteral])
    case list([ScriptLiteral])
    case computed

    /// The value of the first property `name` in a script; nil where there is none.
    init?(of name: String, in script: String) {
        var reader = ScriptReader(script)
        while let word = reader.nextWord() {
            guard word == name, reader.take(":") else { continue }
            self = reader.value()
            return
        }
        return nil
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    subscript(name: String) -> ScriptLiteral? { if case .object(let members) = self { members[name] } else { nil } }
}

/// Reads literals of a script, one after the other.
private struct ScriptReader {
    private let characters: [Character]
    private var place = 0

    init(_ script: String) { characters = Array(script) }

    private var current: Character? { place < characters.count ? characters[place] : nil }

    /// The next name outside of texts and comments, or the text that may be one.
    mutating func nextWord() -> String? {
        while let character = current {
            skipBlanks()
            guard let next = current else { return nil }
            if Self.isName(next) { return name() }
            if Self.quotes.contains(next) { return quoted() }
            if character == next { place += 1 }
        }
        return nil
    }

    mutating func take(_ sign: Character) -> Bool {
        skipBlanks()
        guard current == sign else { return false }
        place += 1
        return true
    }

    mutating func value() -> ScriptLiteral {
        skipBlanks()
        let literal: ScriptLiteral
        switch current {
        case "{": literal = object()
        case "[": literal = list()
        case let quote? where Self.quotes.contains(quote): literal = .text(quoted())
        default: literal = .computed
        }
        return skipRest() ? literal : .computed
    }

    private mutating func object() -> ScriptLiteral {
        place += 1
        var members: [String: ScriptLiteral] = [:]
        while !take("}"), let next = current {
            if next == "," { place += 1; continue }
            let name = Self.quotes.contains(next) ? quoted() : name()
            guard !name.isEmpty, take(":") else {
                if !skipRest(), current == nil { break }
                if current == next { place += 1 }
                continue
            }
            members[name] = value()
        }
        return .object(members)
    }

    private mutating func list() -> ScriptLiteral {
        place += 1
        var values: [ScriptLiteral] = []
        while !take("]"), let next = current {
            if next == "," { place += 1 } else { values.append(value()) }
            if current == next, next != "," { place += 1 }
        }
        return .list(values)
    }

    /// Goes to the end of a member; false where something stood before it, so that the value is computed.
    private mutating func skipRest() -> Bool {
        skipBlanks()
        var isBare = true
        var depth = 0
        while let character = current {
            if depth == 0, ",}];".contains(character) { return isBare }
            isBare = false
            if "({[".contains(character) { depth += 1 }
            if ")}]".contains(character) {
                guard depth > 0 else { return isBare }
                depth -= 1
            }
            if Self.quotes.contains(character) { _ = quoted() } else { place += 1 }
            skipBlanks()
        }
        return isBare
    }

    private mutating func name() -> String {
        let start = place
        while let character = current, Self.isName(character) { place += 1 }
        return String(characters[start..<place])
    }

    private mutating func quoted() -> String {
        guard let quote = current else { return "" }
        place += 1
        var text = ""
        while let character = current, character != quote {
            if character == "\\" { place += 1 }
            if let kept = current { text.append(kept) }
            place += 1
        }
        place += 1
        return text
    }

    private mutating func skipBlanks() {
        while let character = current {
            if character.isWhitespace {
                place += 1
            } else if character == "/", place + 1 < characters.count, "/*".contains(characters[place + 1]) {
                skipComment(isLine: characters[place + 1] == "/")
            } else {
                return
            }
        }
    }

    private mutating func skipComment(isLine: Bool) {
        place += 2
        while let character = current {
            if isLine, character.isNewline { return }
            if !isLine, character == "*", place + 1 < characters.count, characters[place + 1] == "/" {
                place += 2
                return
            }
            place += 1
        }
    }

    private static let quotes: Set<Character> = ["\"", "'", "`"]
    private static func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_$".contains(character) }
}
