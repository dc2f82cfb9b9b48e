import SwiftSyntax

/// Types of expressions with operators.
extension StubShapeReader {
    /// The type of operands and operators in a row, as far as one of them says it.
    func known(_ row: SequenceExprSyntax, _ words: [String]) -> String? {
        let parts = Array(row.elements)
        let operators = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return parts.last.flatMap { known($0, words) } }
        if let cast = parts.last?.as(TypeExprSyntax.self), parts.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            return cast.type.trimmedDescription
        }
        if !Self.comparisons.isDisjoint(with: operators) { return "Bool" }
        if operators.contains("...") || operators.contains("..<") { return nil }
        if operators.contains("??") { return parts.last.flatMap { known($0, words) } }
        guard operators.allSatisfy(Self.arithmetic.contains), !operators.isEmpty else { return nil }
        // A literal takes the type of what it stands with.
        let operands = parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        let types = operands.compactMap { operand in known(operand, words).map { (type: $0, isLiteral: operand.is(IntegerLiteralExprSyntax.self)) } }
        return types.first { !$0.isLiteral }?.type ?? types.first?.type
    }

    private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"]
    private static let arithmetic: Set = ["+", "-", "*", "/", "%"]
}
