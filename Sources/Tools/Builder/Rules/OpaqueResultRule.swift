import SwiftSyntax

/// A function with an opaque result may return different types where `#available` decides; the compiler does not allow that for
/// `_isletAvailable`, so such results are erased: `return AnyView(…)`.
final class OpaqueResultRule: AdaptationRule {
    private static let erasingTypes = ["View": "AnyView", "Widget": "_AnyWidget", "WidgetConfiguration": "_AnyWidgetConfiguration"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        erase(resultOf: node.body, type: node.signature.returnClause?.type)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        erase(resultOf: node.accessorBlock, type: node.returnClause.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        erase(resultOf: node.accessorBlock, type: node.typeAnnotation?.type)
        return .visitChildren
    }

    private func erase(resultOf body: (some SyntaxProtocol)?, type: TypeSyntax?) {
        guard let body, let name = opaqueName(type), let erasing = Self.erasingTypes[name] else { return }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        guard finder.asksAvailability, finder.results.count > 1 else { return }
        for result in finder.results {
            insert(erasing + "(", before: result)
            insert(")", after: result)
        }
    }

    private func opaqueName(_ type: TypeSyntax?) -> String? {
        guard let opaque = type?.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else { return nil }
        return opaque.constraint.as(MemberTypeSyntax.self)?.name.text ?? opaque.constraint.as(IdentifierTypeSyntax.self)?.name.text
    }
}

/// The results a function returns, without those of closures and functions in it.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var results: [ExprSyntax] = []
    private(set) var asksAvailability = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { results.append(expression) }
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        asksAvailability = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
