import SwiftSyntax

/// A `ProcessInfo` that is made is the process's own: outside of Apple's systems nobody else can make one.
///
///     ProcessInfo().environment  →  ProcessInfo.processInfo.environment
final class ProcessInfoRule: AdaptationRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            ["ProcessInfo", "ProcessInfo.init", "Foundation.ProcessInfo"].contains(node.calledExpression.trimmedDescription)
        else { return .visitChildren }
        replace(node, with: "ProcessInfo.processInfo")
        return .skipChildren
    }
}
