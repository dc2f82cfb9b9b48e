import SwiftSyntax

/// Colour and image literals become the initialisers they stand for, and `#bundle` the bundle of the module's resources.
final class LiteralRule: AdaptationRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "colorLiteral":
            replace(from: node.pound, to: node.macroName, with: "UIColor")
        case "imageLiteral":
            replace(from: node.pound, to: node.macroName, with: "(UIImage")
            if let label = node.arguments.first?.label { replace(label, with: "named") }
            insert(" ?? UIImage())", after: node)
        case "bundle" where node.arguments.isEmpty && node.trailingClosure == nil:
            replace(node, with: ModuleSupport.bundleFunction + "()")
        default: break
        }
        return .visitChildren
    }
}
