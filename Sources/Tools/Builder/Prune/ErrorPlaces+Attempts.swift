import SwiftSyntax

/// What is tried, and caught where it fails: it fails.
extension ErrorPlaces {
    /// The statements of a `do` from the one an error stands in, where whatever fails in it is caught. In their place stands an error that
    /// names them, so that what the sources do about a failure is done.
    func attempt(in chain: [Syntax]) -> LeftOutPart? {
        guard let end = chain.firstIndex(where: { $0.is(DoStmtSyntax.self) || Self.isBoundary($0) }), let attempt = chain[end].as(DoStmtSyntax.self),
            Self.catchesAll(attempt), let item = Self.outermostStatement(in: chain[..<end], of: attempt.body),
            let last = attempt.body.statements.last, let name = Self.calledName(Syntax(item.item)) ?? Self.triedName(item)
        else { return nil }
        let range = edit(Syntax(item), with: "").range.lowerBound..<edit(Syntax(last), with: "").range.upperBound
        let text = String(decoding: Array(tree.description.utf8)[range], as: UTF8.self)
        guard !text.contains(ModuleSupport.leftOutError) else { return nil }
        return LeftOutPart(
            edit: SourceEdit(range, "throw \(ModuleSupport.leftOutError)(name: \"\(plain(name))\")"), name: "what is tried with \(plain(name))")
    }

    /// Whether a statement of another function begins there, which what is around does not catch.
    private static func isBoundary(_ node: Syntax) -> Bool {
        node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(DeferStmtSyntax.self) || isMember(node)
            || node.asProtocol(DeclGroupSyntax.self) != nil || node.is(FunctionDeclSyntax.self)
    }

    private static func catchesAll(_ attempt: DoStmtSyntax) -> Bool { attempt.catchClauses.contains { $0.catchItems.isEmpty } }

    private static func outermostStatement(in chain: ArraySlice<Syntax>, of body: CodeBlockSyntax) -> CodeBlockItemSyntax? {
        chain.reversed().lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first { $0.parent?.parent?.id == body.id }
    }

    /// What the first call of a statement calls.
    private static func triedName(_ item: CodeBlockItemSyntax) -> String? {
        var rest: [Syntax] = [Syntax(item)]
        while !rest.isEmpty {
            let node = rest.removeFirst()
            if node.is(FunctionCallExprSyntax.self) || node.is(MemberAccessExprSyntax.self), let name = calledName(node) { return name }
            rest.insert(contentsOf: node.children(viewMode: .sourceAccurate), at: 0)
        }
        return nil
    }
}
