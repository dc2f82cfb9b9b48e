import Foundation

/// Reads the predicate language.
struct PredicateParser {
    private let tokens: [PredicateLexer.Token]
    private var place = 0

    /// The predicate that `format` means; nil where it is not in the language.
    static func parse(_ format: String, _ arguments: [Any?]) -> FormatExpression? {
        var parser = PredicateParser(tokens: PredicateLexer(format, arguments).tokens)
        guard let result = parser.disjunction(), parser.place == parser.tokens.count else { return nil }
        return result
    }

    private init(tokens: [PredicateLexer.Token]) { self.tokens = tokens }

    private var next: PredicateLexer.Token? { place < tokens.count ? tokens[place] : nil }

    /// Takes the next token if it is one of these words or symbols.
    private mutating func take(_ words: String...) -> Bool {
        switch next {
        case .word(let word) where words.contains(word.uppercased()), .symbol(let word) where words.contains(word):
            place += 1
            return true
        default: return false
        }
    }

    private mutating func disjunction() -> FormatExpression? {
        guard var left = conjunction() else { return nil }
        while take("OR", "||") {
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> FormatExpression? {
        guard var left = negation() else { return nil }
        while take("AND", "&&") {
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> FormatExpression? {
        if take("NOT", "!") { return negation().map { .not($0) } }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = disjunction()
            return take(")") ? inner : nil
        }
        return comparison()
    }

    private mutating func comparison() -> FormatExpression? {
        let quantifier: FormatExpression.Quantifier? =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? FormatExpression.Quantifier.none : nil
        guard let left = operand(), let kind = comparisonOperator() else { return nil }
        var (ignoresCase, ignoresAccents) = (false, false)
        if take("[") {
            guard case .word(let flags) = next else { return nil }
            place += 1
            ignoresCase = flags.contains("c")
            ignoresAccents = flags.contains("d")
            guard take("]") else { return nil }
        }
        guard let right = operand() else { return nil }
        return .compare(left, kind, right, ignoresCase: ignoresCase, ignoresAccents: ignoresAccents, quantifier)
    }

    private mutating func comparisonOperator() -> FormatExpression.Comparison? {
        let name: String
        switch next {
        case .symbol(let symbol): name = symbol
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        guard let found = FormatExpression.Comparison(rawValue: others[name] ?? name) else { return nil }
        place += 1
        return found
    }

    private mutating func operand() -> FormatExpression.Operand? {
        if take("{") {
            var items: [FormatExpression.Operand] = []
            while !take("}") {
                guard let item = operand() else { return nil }
                items.append(item)
                _ = take(",")
            }
            return .list(items)
        }
        defer { place += 1 }
        switch next {
        case .value(let value): return .value(value)
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "NIL", "NULL": return .value(nil)
            default: return .path(word)
            }
        default: return nil
        }
    }
}
