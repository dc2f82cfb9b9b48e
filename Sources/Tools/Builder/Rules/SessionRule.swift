import SwiftSyntax

/// Sessions get configurations with which Islet sees their requests: there is no other way into `URLSession` that holds for all of them.
///
///     URLSession(configuration: .ephemeral)  →  URLSession(configuration: URLSession._configuration(.ephemeral))
final class SessionRule: AdaptationRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.arguments.first, first.label?.text == "configuration", isSession(node.calledExpression) else { return .visitChildren }
        insert("URLSession._configuration(", before: first.expression)
        insert(")", after: first.expression)
        return .visitChildren
    }

    /// `URLSession`, `Foundation.URLSession`, and either with `.init`.
    private func isSession(_ callee: ExprSyntax) -> Bool {
        var words = callee.trimmedDescription.split(separator: ".")
        if words.last == "init" { words.removeLast() }
        if let first = words.first, first == "Foundation" || first == "FoundationNetworking" { words.removeFirst() }
        return words == ["URLSession"]
    }
}
