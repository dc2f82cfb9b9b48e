import SwiftSyntax

/// `Item.fetchRequest() as! NSFetchRequest<Item>` always succeeds on Apple's systems, where only the compiler knows what a request fetches. Here
/// a request for other results is made of it.
final class FetchRequestRule: AdaptationRule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type, Self.isRequest(type)
            else { continue }
            insert("_fetchRequest(", before: elements[index - 1])
            replace(from: cast.asKeyword, to: mark, with: ", as:")
            insert(".self)" + (mark.tokenKind == .exclamationMark ? "!" : ""), after: type)
        }
        return .visitChildren
    }

    private static func isRequest(_ type: TypeSyntax) -> Bool {
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text == "NSFetchRequest" && member.genericArgumentClause != nil }
        guard let named = type.as(IdentifierTypeSyntax.self) else { return false }
        return named.name.text == "NSFetchRequest" && named.genericArgumentClause != nil
    }
}
