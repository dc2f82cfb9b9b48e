import SwiftSyntax

/// Cells and other views that UIKit makes by their class have the initializer that it calls as a required one: the class is known at run time only.
final class ReusedViewRule: AdaptationRule {
    private static let bases = ["Cell", "ReusableView", "HeaderFooterView", "AnnotationView"]
    private static let initializers: Set = ["frame:", "style:reuseIdentifier:", "reuseIdentifier:", "annotation:reuseIdentifier:"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.isActive(node), let base = node.inheritedNames.first, Self.bases.contains(where: { base.hasSuffix($0) }) else {
            return .visitChildren
        }
        for member in node.memberBlock.members where context.isActive(member) {
            guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
            require(initializer)
        }
        return .visitChildren
    }

    private func require(_ initializer: InitializerDeclSyntax) {
        let name = initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        let modifiers = initializer.modifiers
        guard Self.initializers.contains(name), !modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) }),
            let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return }
        replace(override, with: "required")
    }
}
