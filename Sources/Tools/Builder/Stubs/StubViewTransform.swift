import SwiftSyntax

/// A closure that gives the view it is handed with modifiers: `{ view in view.padding() }`.
struct StubViewTransform {
    /// How many parameters the closure takes; the view is the first.
    let parameters: Int

    /// nil for a closure that does anything else.
    ///
    /// - Parameter isModifier: Whether a function of a name changes views.
    init?(_ node: ClosureExprSyntax, isModifier: (String) -> Bool) {
        let names = node.parameterNames
        guard let view = names.first, names.count <= 2 else { return nil }
        let results = Self.results(of: node.statements).map(Self.chain)
        guard results.contains(where: { $0.root == view && $0.calls.contains(where: isModifier) }) else { return nil }
        parameters = names.count
    }

    /// What the statements can end with. None where something is done before.
    private static func results(of items: CodeBlockItemListSyntax) -> [ExprSyntax] {
        guard let last = items.last, items.dropLast().allSatisfy({ $0.item.is(DeclSyntax.self) }) else { return [] }
        switch last.item {
        case .expr(let expression): return results(of: expression)
        case .stmt(let statement):
            if let returned = statement.as(ReturnStmtSyntax.self)?.expression { return [returned] }
            return statement.as(ExpressionStmtSyntax.self).map { results(of: $0.expression) } ?? []
        case .decl(let declaration):
            return declaration.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause in
                clause.elements?.as(CodeBlockItemListSyntax.self).map { results(of: $0) } ?? []
            } ?? []
        @unknown default: return []
        }
    }

    private static func results(of expression: ExprSyntax) -> [ExprSyntax] {
        if let condition = expression.as(IfExprSyntax.self) {
            let other: [ExprSyntax]
            switch condition.elseBody {
            case .codeBlock(let block): other = results(of: block.statements)
            case .ifExpr(let next): other = results(of: ExprSyntax(next))
            case nil: other = []
            @unknown default: other = []
            }
            return results(of: condition.body.statements) + other
        }
        guard let choice = expression.as(SwitchExprSyntax.self) else { return [expression] }
        return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self).map { results(of: $0.statements) } ?? [] }
    }

    /// The name that a chain of calls begins with, and what is called.
    private static func chain(_ expression: ExprSyntax) -> (root: String?, calls: [String]) {
        var (current, calls) = (expression, [String]())
        while true {
            if let conditional = current.as(PostfixIfConfigExprSyntax.self) {
                for clause in conditional.config.clauses {
                    if case .postfixExpression(let part)? = clause.elements { calls += chain(part).calls }
                }
                guard let base = conditional.base else { return (nil, calls) }
                current = base
            } else if let call = current.as(FunctionCallExprSyntax.self) {
                if let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text { calls.append(name) }
                current = call.calledExpression
            } else if let access = current.as(MemberAccessExprSyntax.self) {
                guard let base = access.base else { return (nil, calls) }
                current = base
            } else {
                return (current.as(DeclReferenceExprSyntax.self)?.baseName.text, calls)
            }
        }
    }
}

extension ClosureExprSyntax {
    /// What the closure calls its parameters: `$0` and `$1` where it names none.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): return list.map(\.name.text)
        case .parameterClause(let clause): return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default:
            let text = statements.trimmedDescription
            return text.contains("$0") ? text.contains("$1") ? ["$0", "$1"] : ["$0"] : []
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether it begins with its dot, and has no base in an `#if` around it: `.small`.
    var isImplicit: Bool {
        guard base == nil else { return false }
        return !sequence(first: Syntax(self), next: \.parent).contains { node in
            guard let clause = node.as(IfConfigClauseSyntax.self), case .postfixExpression(let part)? = clause.elements else { return false }
            return part.positionAfterSkippingLeadingTrivia == positionAfterSkippingLeadingTrivia
        }
    }
}
