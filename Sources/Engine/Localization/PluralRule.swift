import Foundation

/// A condition of CLDR's plural rule language, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
public struct PluralRule: Sendable, Equatable {
    struct Relation: Sendable, Equatable {
        var operand: Character
        var modulus: Double?
        var isNegated: Bool
        /// `within`: fractions between the bounds match too.
        var matchesFractions: Bool
        var ranges: [ClosedRange<Double>]
    }

    /// Alternatives, each of relations that must all hold.
    var alternatives: [[Relation]]

    /// `nil` when the text is not a rule.
    public init?(_ text: String) {
        var alternatives: [[Relation]] = []
        for alternative in text.components(separatedBy: " or ") {
            var relations: [Relation] = []
            for part in alternative.components(separatedBy: " and ") {
                guard let relation = Self.relation(part) else { return nil }
                relations.append(relation)
            }
            alternatives.append(relations)
        }
        self.alternatives = alternatives
    }

    public func matches(_ operands: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { Self.holds($0, operands) } }
    }

    private static func relation(_ text: String) -> Relation? {
        var words = text.split(separator: " ").map(String.init)[...]
        guard let operand = words.popFirst(), operand.count == 1, let letter = operand.first, "nivwftce".contains(letter) else { return nil }
        var modulus: Double?
        if let sign = words.first, sign == "%" || sign == "mod" {
            words.removeFirst()
            guard let value = words.popFirst().flatMap(Double.init) else { return nil }
            modulus = value
        }
        var isNegated = false
        if words.first == "not" {
            isNegated = true
            words.removeFirst()
        }
        guard let comparison = words.popFirst(), ["=", "!=", "in", "within", "is"].contains(comparison) else { return nil }
        isNegated = isNegated || comparison == "!="
        guard let ranges = Self.ranges(words.joined()) else { return nil }
        return Relation(
            operand: letter, modulus: modulus, isNegated: isNegated, matchesFractions: comparison == "within", ranges: ranges)
    }

    private static func ranges(_ text: String) -> [ClosedRange<Double>]? {
        var ranges: [ClosedRange<Double>] = []
        for part in text.split(separator: ",") {
            let bounds = part.components(separatedBy: "..").compactMap(Double.init)
            guard let lower = bounds.first, let upper = bounds.last, lower <= upper, bounds.count <= 2 else { return nil }
            ranges.append(lower...upper)
        }
        return ranges.isEmpty ? nil : ranges
    }

    private static func holds(_ relation: Relation, _ operands: PluralOperands) -> Bool {
        var value = operands.value(of: relation.operand)
        if let modulus = relation.modulus { value = value.truncatingRemainder(dividingBy: modulus) }
        let matches = relation.ranges.contains { range in
            range.contains(value) && (relation.matchesFractions || value == value.rounded(.down))
        }
        return matches != relation.isNegated
    }
}

extension PluralOperands {
    /// `c` and `e`, the exponents of compact notation, are always 0 here.
    func value(of operand: Character) -> Double {
        switch operand {
        case "n": n
        case "i": i
        case "v": Double(v)
        case "w": Double(w)
        case "f": f
        case "t": t
        default: 0
        }
    }
}
