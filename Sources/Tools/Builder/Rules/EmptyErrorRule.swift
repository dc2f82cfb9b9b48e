import SwiftSyntax

/// An `NSError` of nothing, which is made without arguments on Apple's systems alone.
///
///     throw NSError()  →  throw NSError(domain: "", code: 0)
final class EmptyErrorRule: AdaptationRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            ["NSError", "NSError.init", "Foundation.NSError"].contains(node.calledExpression.trimmedDescription)
        else { return .visitChildren }
        replace(node, with: node.calledExpression.trimmedDescription + "(domain: \"\", code: 0)")
        return .skipChildren
    }
}
