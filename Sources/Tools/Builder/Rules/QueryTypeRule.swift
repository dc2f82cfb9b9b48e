import SwiftSyntax

/// SwiftData's `Query` names its models alone: as a property wrapper its types must follow from what it wraps, which Apple's macro does without.
///
///     Query<Item, [Item]>  →  Query<Item>
///
/// As an attribute it is SwiftData's also where Firestore's class of that name is seen: Apple's is a macro, and a class is no attribute.
///
///     @Query var items: [Item]  →  @SwiftData.Query var items: [Item]
final class QueryTypeRule: AdaptationRule {
    private var imports: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { imports.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let isStored = imports.contains("SwiftData") && imports.contains { $0.hasPrefix("Firebase") }
        if isStored, node.attributeName.trimmedDescription == "Query" { insert("SwiftData.", before: node.attributeName) }
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        guard arguments.count == 2, isQuery(node.parent), let model = arguments.first?.argument.trimmedDescription,
            arguments[1].argument.trimmedDescription == "[\(model)]"
        else { return .visitChildren }
        replace(from: arguments[0], to: arguments[1], with: model)
        return .skipChildren
    }

    /// `Query` or `SwiftData.Query`, as a type or in an expression.
    private func isQuery(_ node: Syntax?) -> Bool {
        if let type = node?.as(IdentifierTypeSyntax.self) { return type.name.text == "Query" }
        if let member = node?.as(MemberTypeSyntax.self) { return member.name.text == "Query" && member.baseType.trimmedDescription == "SwiftData" }
        let expression = node?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        return expression == "Query" || expression == "SwiftData.Query"
    }
}
