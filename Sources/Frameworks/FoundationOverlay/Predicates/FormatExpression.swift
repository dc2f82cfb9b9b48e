import Foundation

/// A parsed predicate.
indirect enum FormatExpression {
    enum Operand {
        case path(String)
        case value(Any?)
        case list([Operand])

        func resolve(_ object: Any?) -> Any? {
            switch self {
            case .path(let path): KeyPathReading.value(at: path, of: object)
            case .value(let value): KeyPathReading.unwrapped(value)
            case .list(let items): items.map { $0.resolve(object) as Any }
            }
        }
    }

    enum Comparison: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    enum Quantifier { case any, all, none }

    case constant(Bool)
    case not(FormatExpression)
    case and(FormatExpression, FormatExpression)
    case or(FormatExpression, FormatExpression)
    case compare(Operand, Comparison, Operand, ignoresCase: Bool, ignoresAccents: Bool, Quantifier?)

    func evaluate(_ object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let inner): return !inner.evaluate(object)
        case .and(let a, let b): return a.evaluate(object) && b.evaluate(object)
        case .or(let a, let b): return a.evaluate(object) || b.evaluate(object)
        case .compare(let left, let comparison, let right, let ignoresCase, let ignoresAccents, let quantifier):
            let options: String.CompareOptions = [ignoresCase ? .caseInsensitive : [], ignoresAccents ? .diacriticInsensitive : []]
            let test = PredicateTest(comparison: comparison, options: options)
            let (a, b) = (left.resolve(object), right.resolve(object))
            guard let quantifier else { return test.holds(a, b) }
            let members = a.flatMap(KeyPathReading.collection) ?? []
            switch quantifier {
            case .any: return members.contains { test.holds(KeyPathReading.unwrapped($0), b) }
            case .all: return members.allSatisfy { test.holds(KeyPathReading.unwrapped($0), b) }
            case .none: return !members.contains { test.holds(KeyPathReading.unwrapped($0), b) }
            }
        }
    }
}

/// One comparison of two values.
struct PredicateTest {
    var comparison: FormatExpression.Comparison
    var options: String.CompareOptions

    func holds(_ a: Any?, _ b: Any?) -> Bool {
        switch comparison {
        case .equal: return equal(a, b)
        case .notEqual: return !equal(a, b)
        case .less: return ValueComparison.order(a, b) == .orderedAscending
        case .greater: return ValueComparison.order(a, b) == .orderedDescending
        case .lessOrEqual: return ValueComparison.order(a, b).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return ValueComparison.order(a, b).map { $0 != .orderedAscending } ?? false
        case .isIn: return b.flatMap(KeyPathReading.collection)?.contains { equal(a, $0) } ?? substring(a, in: b, [])
        case .between:
            guard let bounds = b.flatMap(KeyPathReading.collection), bounds.count == 2 else { return false }
            return PredicateTest(comparison: .greaterOrEqual, options: []).holds(a, KeyPathReading.unwrapped(bounds[0]))
                && PredicateTest(comparison: .lessOrEqual, options: []).holds(a, KeyPathReading.unwrapped(bounds[1]))
        case .contains:
            if let items = a.flatMap(KeyPathReading.collection) { return items.contains { equal($0, b) } }
            return substring(b, in: a, [])
        case .beginsWith: return substring(b, in: a, .anchored)
        case .endsWith: return substring(b, in: a, [.anchored, .backwards])
        case .like: return pattern(a, b.flatMap(ValueComparison.text).map(Self.expression(forWildcards:)))
        case .matches: return pattern(a, b.flatMap(ValueComparison.text))
        }
    }

    private func equal(_ a: Any?, _ b: Any?) -> Bool {
        if !options.isEmpty, let x = ValueComparison.text(a), let y = ValueComparison.text(b) {
            return x.compare(y, options: options) == .orderedSame
        }
        return ValueComparison.equal(a, b)
    }

    private func substring(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
        guard let part = ValueComparison.text(part), let whole = ValueComparison.text(whole) else { return false }
        return whole.range(of: part, options: options.union(more)) != nil
    }

    private func pattern(_ value: Any?, _ expression: String?) -> Bool {
        guard let text = ValueComparison.text(value), let expression else { return false }
        let how: String.CompareOptions = options.contains(.caseInsensitive) ? [.regularExpression, .caseInsensitive] : .regularExpression
        return text.range(of: "^(?:\(expression))$", options: how) != nil
    }

    private static func expression(forWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
}
