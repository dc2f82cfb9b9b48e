import SwiftSyntax

/// `#if` conditions about the system are answered as on iOS; everything else is left to the compiler.
final class ConditionRule: AdaptationRule {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let leaves = ConditionLeaves(viewMode: .sourceAccurate)
            leaves.walk(condition)
            for call in leaves.calls {
                if let answer = answer(to: call) {
                    replace(call, with: answer ? "true" : "false")
                } else if let real = realName(in: call) {
                    replace(call.arguments, with: real)
                }
            }
        }
        return .visitChildren
    }

    /// What the compiler calls the module that `canImport` asks for, where sources call it something else.
    private func realName(in call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "canImport", call.arguments.count == 1 else { return nil }
        return call.arguments.first.flatMap { context.platform.realNames[$0.expression.trimmedDescription] }
    }

    private func answer(to call: FunctionCallExprSyntax) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch function {
        case "os": return context.platform.isActiveTargetOS(name: argument)
        case "targetEnvironment": return context.platform.environmentIsActive(argument)
        case "canImport": return context.platform.forcedCanImport(argument)
        case "swift": return context.platform.languageMode.hasPrefix("6") ? context.platform.forcedCompiler(argument) : nil
        case "compiler": return context.platform.forcedCompiler(argument)
        default: return nil
        }
    }
}

private final class ConditionLeaves: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .skipChildren
    }
}
