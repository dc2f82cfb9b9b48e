import Foundation

/// Cuts a predicate format into tokens, arguments put in their places.
struct PredicateLexer {
    enum Token {
        case word(String)
        case symbol(String)
        case value(Any?)
    }

    private var rest: Substring
    private var arguments: ArraySlice<Any?>
    private(set) var tokens: [Token] = []

    init(_ format: String, _ arguments: [Any?]) {
        rest = Substring(format)
        self.arguments = arguments[...]
        while let first = rest.first { take(first) }
    }

    private mutating func take(_ first: Character) {
        if first.isWhitespace {
            rest.removeFirst()
        } else if first == "%" {
            placeholder()
        } else if first == "\"" || first == "'" {
            quoted(by: first)
        } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
            number()
        } else if first.isLetter || first == "_" || first == "@" || first == "#" || first == "$" {
            let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
            rest.removeFirst(word.count)
            tokens.append(.word(String(word)))
        } else {
            symbol()
        }
    }

    private mutating func placeholder() {
        rest.removeFirst()
        let length = rest.prefix { "lhqzt.0123456789".contains($0) }
        rest.removeFirst(length.count)
        let kind = rest.popFirst()
        let argument = arguments.popFirst() ?? nil
        if kind == "K" {
            tokens.append(.word(ValueComparison.text(argument) ?? ""))
        } else {
            tokens.append(.value(argument))
        }
    }

    private mutating func quoted(by quote: Character) {
        rest.removeFirst()
        var text = ""
        while let c = rest.popFirst(), c != quote {
            if c == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(c) }
        }
        tokens.append(.value(text))
    }

    private mutating func number() {
        let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "E" }
        rest.removeFirst(text.count)
        tokens.append(.value(Double(text) ?? 0))
    }

    private mutating func symbol() {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        if let pair = pairs.first(where: { rest.hasPrefix($0) }) {
            rest.removeFirst(2)
            tokens.append(.symbol(pair))
        } else if let c = rest.popFirst() {
            tokens.append(.symbol(String(c)))
        }
    }
}
