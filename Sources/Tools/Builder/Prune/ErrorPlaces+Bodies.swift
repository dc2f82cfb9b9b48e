import SwiftSyntax

/// All of a file at once, where finding out one by one what does not build takes too long.
extension ErrorPlaces {
    /// Edits after which every function, initializer and computed variable is declared as before and does nothing of its own.
    func withoutBodies() -> [LeftOutPart] {
        let finder = BodyFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found.compactMap(part(without:)).filter { part in !holdsStandIn(part.edit) }
    }

    private func part(without owner: Syntax) -> LeftOutPart? {
        if let function = owner.as(FunctionDeclSyntax.self), let block = function.body { return replace(function, block) }
        if let initializer = owner.as(InitializerDeclSyntax.self), let block = initializer.body, !block.statements.isEmpty {
            return LeftOutPart(edit: edit(Syntax(block), with: "{ \(replacement(ofInitializer: block)) }"), name: "init")
        }
        if let subscripting = owner.as(SubscriptDeclSyntax.self), let block = subscripting.accessorBlock {
            return replace(accessors: block, of: "subscript", type: subscripting.returnClause.type)
        }
        guard let binding = owner.as(VariableDeclSyntax.self)?.bindings.first, let block = binding.accessorBlock,
            let type = binding.typeAnnotation?.type
        else { return nil }
        return replace(accessors: block, of: binding.pattern.trimmedDescription, type: type)
    }

    /// Whether a body was left out before.
    private func holdsStandIn(_ edit: SourceEdit) -> Bool {
        let text = tree.description.utf8.dropFirst(edit.range.lowerBound).prefix(edit.range.count)
        let body = String(decoding: text, as: UTF8.self)
        return [ModuleSupport.leftOutNote, ModuleSupport.leftOutFunction, "is not available here: it did not build", ": not available"].contains(
            where: body.contains)
    }
}

/// Declarations with bodies that are members of types or stand at the top of a file.
private final class BodyFinder: SyntaxVisitor {
    var found: [Syntax] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }

    private func take(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if ErrorPlaces.isMember(Syntax(node)) { found.append(Syntax(node)) }
        return .skipChildren
    }
}
