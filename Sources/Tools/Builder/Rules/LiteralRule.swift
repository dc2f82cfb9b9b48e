import SwiftSyntax

/// Colour and image literals become the initialisers they stand for.
final class LiteralRule: AdaptationRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "colorLiteral":
            replace(from: node.pound, to: node.macroName, with: "UIColor")
        case "imageLiteral":
            replace(from: node.pound, to: node.macroName, with: "(UIImage")
            if let label = node.arguments.first?.label { replace(label, with: "named") }
            insert(" ?? UIImage())", after: node)
        default: break
        }
        return .visitChildren
    }
}
