import SwiftSyntax

/// The conditions of tips, which the macro `#Rule` reads from a closure, are the closures themselves.
final class TipRule: AdaptationRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Rule" else { return .visitChildren }
        replace(from: node.pound, to: node.macroName, with: "Tips.Rule")
        return .visitChildren
    }
}
