import SwiftSyntax

/// `@Generable` types conform to the protocol and get the form in which a model hands them over while it writes; what `@Guide` tells a
/// model is left out.
final class GenerableRule: AdaptationRule {
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard take(node, after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name)) else { return .visitChildren }
        let access = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
        let parts = properties(of: node).map { "\(access)var \($0.name): \($0.type).PartiallyGenerated?" }
        append("\(access)struct PartiallyGenerated: ConvertibleFromGeneratedContent { \(parts.joined(separator: "; ")) }", to: node)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = take(node, after: Syntax(node.name))
        return .visitChildren
    }

    /// False for types without the macro.
    private func take(_ node: some DeclGroupSyntax & NamedDeclSyntax, after head: Syntax) -> Bool {
        guard let attribute = node.attributes.named("Generable") else { return false }
        replace(attribute, with: "")
        addConformance("Generable", to: node, after: head)
        for member in node.memberBlock.members {
            if let guide = member.decl.as(VariableDeclSyntax.self)?.attributes.named("Guide") { replace(guide, with: "") }
        }
        return true
    }

    /// The stored properties whose types are written.
    private func properties(of node: StructDeclSyntax) -> [(name: String, type: String)] {
        node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { variable in !variable.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } }
            .flatMap(\.bindings).compactMap { binding in
                guard binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let type = binding.typeAnnotation?.type
                else { return nil }
                let whole = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
                return (name, whole.trimmedDescription)
            }
    }
}
