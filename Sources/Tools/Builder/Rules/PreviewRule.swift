import SwiftSyntax

/// `#Preview` becomes a type that makes the preview: the macro's arguments go, as they are, to an initialiser of `_Preview`.
final class PreviewRule: AdaptationRule {
    /// How the names of the types begin.
    static let typePrefix = "_IsletPreview_"
    private var count = 0
    private var importsSwiftUI = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.first?.name.text
        if name == "SwiftUI" { importsSwiftUI = true }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview", isAtTop(Syntax(node)) {
            rewrite(node, pound: node.pound, name: node.macroName, body: node.trailingClosure ?? Self.body(in: node.arguments))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" {
            rewrite(node, pound: node.pound, name: node.macroName, body: node.trailingClosure ?? Self.body(in: node.arguments))
        }
        return .visitChildren
    }

    private func rewrite(_ node: some SyntaxProtocol, pound: TokenSyntax, name: TokenSyntax, body: ClosureExprSyntax?) {
        let scope = EnclosingTypes(of: Syntax(node))
        let type = "\(Self.typePrefix)\(Identifier.safe(context.name))_\(count)"
        count += 1
        if scope.isEmpty, !importsSwiftUI { insert("import SwiftUI; ", before: node) }
        replace(
            from: pound, to: name,
            with: "nonisolated struct \(type): _PreviewDeclaration { @MainActor static func make() -> _Preview { _Preview")
        insert(" } }", after: node)
        if let body { hoistPreviewables(in: body) }
        if context.isActive(node), scope.isReachable {
            let path = (scope.names + [type]).joined(separator: ".")
            context.facts.registrations.append(.init(name: path, line: context.line(of: node)))
        }
    }

    /// The closure that is given as `body:`.
    private static func body(in arguments: LabeledExprListSyntax) -> ClosureExprSyntax? {
        arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    }

    private func isAtTop(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(FunctionCallExprSyntax.self) || parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
            current = parent.parent
        }
        return true
    }

    /// `@Previewable` variables become stored properties of a view that the rest of the closure is the body of.
    private func hoistPreviewables(in closure: ClosureExprSyntax) {
        let items = Array(closure.statements)
        let variables = items.prefix { Self.previewable($0) != nil }
        guard let first = variables.first, items.count > variables.count else { return }
        insert("struct _PreviewBody: View { ", before: first)
        for variable in variables {
            if let attribute = Self.previewable(variable) { replace(attribute, with: "") }
        }
        insert("var body: some View { ", before: items[variables.count])
        insert(" } }; return AnyView(_PreviewBody()) ", before: closure.rightBrace)
    }

    private static func previewable(_ item: CodeBlockItemSyntax) -> AttributeSyntax? {
        item.item.as(VariableDeclSyntax.self)?.attributes.named("Previewable")
    }
}
