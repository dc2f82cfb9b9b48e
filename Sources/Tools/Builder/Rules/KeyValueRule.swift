import SwiftSyntax

/// Foundation on Linux has no `observeValue(forKeyPath:of:change:context:)` that classes could override: one whose superclass is `NSObject`
/// declares it itself. UIKit's classes have one.
///
///     override func observeValue(forKeyPath: …) { super.observeValue(forKeyPath: …) }  →  func observeValue(forKeyPath: …) { () }
final class KeyValueRule: AdaptationRule {
    private static let labels = ["forKeyPath", "of", "change", "context"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "observeValue", node.signature.parameterClause.parameters.map(\.firstName.text) == Self.labels,
            let inherited = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first,
            ["NSObject", "Foundation.NSObject"].contains(inherited.type.trimmedDescription),
            let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return .visitChildren }
        replace(modifier, with: "")
        for call in SuperCalls(of: "observeValue", in: node).found { replace(call, with: "()") }
        return .visitChildren
    }
}

/// Calls of the superclass's method of a name.
private final class SuperCalls: SyntaxVisitor {
    private let name: String
    private(set) var found: [FunctionCallExprSyntax] = []

    init(of name: String, in node: some SyntaxProtocol) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == name,
            callee.base?.is(SuperExprSyntax.self) == true
        else { return .visitChildren }
        found.append(node)
        return .skipChildren
    }
}
