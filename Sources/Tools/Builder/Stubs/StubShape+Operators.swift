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

    /// Whether a value that is made stands among views, as a statement of a closure that makes them or of a property that is one.
    func standsAmongViews(_ call: FunctionCallExprSyntax) -> Bool {
        guard !source.imports.isDisjoint(with: ["SwiftUI", "WidgetKit"]), let item = statement(of: Syntax(call)),
            let around = item.parent?.parent
        else { return false }
        if let closure = around.as(ClosureExprSyntax.self) { return closure.signature == nil && isViewBuilder(closure) || isRow(closure) }
        let variable = around.parent?.as(PatternBindingSyntax.self) ?? around.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        return variable?.typeAnnotation?.type.trimmedDescription == "some View"
    }

    /// The statement that a value is, with or without modifiers.
    private func statement(of node: Syntax) -> CodeBlockItemSyntax? {
        var current = node
        while let parent = current.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item }
            let isModified = parent.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == current.id } ?? false
            let isCallee = parent.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == current.id } ?? false
            guard isModified || isCallee else { return nil }
            current = parent
        }
        return nil
    }

    private func isViewBuilder(_ closure: ClosureExprSyntax) -> Bool { Self.containers.contains(container(of: closure) ?? "") }
    private func isRow(_ closure: ClosureExprSyntax) -> Bool { ["ForEach", "List", "GeometryReader"].contains(container(of: closure)) }

    /// The type whose trailing closure it is.
    private func container(of closure: ClosureExprSyntax) -> String? {
        let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "Group", "LazyVStack", "LazyHStack", "List", "Form", "Section", "ScrollView", "Grid", "GridRow",
        "NavigationStack", "NavigationView", "TabView", "ViewThatFits",
    ]
}
