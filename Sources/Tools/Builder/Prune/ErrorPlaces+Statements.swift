import SwiftSyntax

/// Statements that stand for their effect alone: the rest of the function runs without them.
extension ErrorPlaces {
    /// The innermost call around an error whose result nobody uses. Not in a view, where a call may be one; not where the call is given what
    /// the function has to call in the end, which nobody would call then.
    func effect(in chain: [Syntax]) -> LeftOutPart? {
        guard let end = chain.firstIndex(where: Self.isMember), !Self.isView(chain[end]), !Self.isConfiguration(chain[end]) else { return nil }
        let completions = Self.closures(of: chain[end])
        for node in chain[..<end] {
            guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item, let name = Self.calledForEffect(expression),
                Self.isUnused(item), completions.isDisjoint(with: item.tokens(viewMode: .sourceAccurate).map(\.text))
            else { continue }
            if item.description.contains(ModuleSupport.leftOutNote) { continue }
            let text = "\(ModuleSupport.leftOutNote)(\"\(plain(name))\")"
            return LeftOutPart(edit: edit(Syntax(item.item), with: text), name: "the call of \(plain(name))")
        }
        return nil
    }

    /// What takes the place of an initializer's body: nothing where the body sets nothing.
    func replacement(ofInitializer block: CodeBlockSyntax) -> String {
        let words = block.tokens(viewMode: .sourceAccurate)
        let sets =
            block.statements.contains { Self.sets($0) } || words.contains { $0.tokenKind == .keyword(.`init`) || $0.tokenKind == .keyword(.super) }
        if sets || block.description.contains(ModuleSupport.leftOutNote) { return "fatalError(\"init is not available here: it did not build\")" }
        return "\(ModuleSupport.leftOutNote)(\"init\")"
    }

    /// Whether a value is given to something that was there before.
    private static func sets(_ node: some SyntaxProtocol) -> Bool {
        if node.is(AssignmentExprSyntax.self) { return true }
        return node.children(viewMode: .sourceAccurate).contains { sets($0) }
    }

    /// What a statement calls, if it is a call; nil for other statements and for the initializer that an initializer hands over to.
    private static func calledForEffect(_ expression: ExprSyntax) -> String? {
        if let attempt = expression.as(TryExprSyntax.self) { return calledForEffect(attempt.expression) }
        if let wait = expression.as(AwaitExprSyntax.self) { return calledForEffect(wait.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            guard sequence.elements.count == 3, sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true else { return nil }
            return sequence.elements.last.flatMap(calledForEffect)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`) { return nil }
        return calledName(Syntax(call)) ?? "a function"
    }

    /// Whether what a statement gives is nobody's: the only expression of a closure, a getter or a function with a result is their result.
    private static func isUnused(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
        guard list.count == 1 else { return true }
        guard let block = owner.as(CodeBlockSyntax.self), let around = block.parent else { return false }
        if let function = around.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
        if let choice = around.as(IfExprSyntax.self) { return isUnused(choice) }
        return around.is(InitializerDeclSyntax.self) || around.is(DoStmtSyntax.self) || around.is(ForStmtSyntax.self)
            || around.is(WhileStmtSyntax.self) || around.is(CatchClauseSyntax.self) || around.is(DeferStmtSyntax.self)
    }

    private static func isUnused(_ choice: IfExprSyntax) -> Bool {
        if let before = choice.parent?.as(IfExprSyntax.self) { return isUnused(before) }
        let item = choice.parent?.as(ExpressionStmtSyntax.self)?.parent ?? choice.parent
        return item?.as(CodeBlockItemSyntax.self).map(isUnused) ?? false
    }

    /// Names of the parameters that are closures a function calls later.
    static func closures(of node: Syntax) -> Set<String> {
        let parameters =
            node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        let closures = parameters?.filter { $0.type.trimmedDescription.contains("->") || $0.type.trimmedDescription.contains("@escaping") } ?? []
        return Set(closures.map { ($0.secondName ?? $0.firstName).text })
    }
}
