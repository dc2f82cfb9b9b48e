import SwiftSyntax

/// `#Playground` is code that Xcode runs beside the source, for its canvas: no program has it.
final class PlaygroundRule: AdaptationRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.macroName) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.macroName) }

    private func leaveOut(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard name.text == "Playground" else { return .visitChildren }
        insert("/* ", before: node)
        insert(" */", after: node)
        return .skipChildren
    }
}
