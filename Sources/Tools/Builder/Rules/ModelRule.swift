import SwiftSyntax

/// `@Model` classes: the macro's attributes go, and the conformance with a list of the stored properties is added at the end
/// of the file.
final class ModelRule: AdaptationRule {
    private static let propertyAttributes = ["Attribute", "Relationship", "Transient"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("Model") else { return .visitChildren }
        replace(attribute, with: "")
        var properties: [FileFacts.Model.Property] = []
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            properties += self.properties(of: variable)
            for name in Self.propertyAttributes {
                if let attribute = variable.attributes.named(name) { replace(attribute, with: "") }
            }
        }
        for macro in macros(in: node) { replace(macro, with: "") }
        let scope = EnclosingTypes(of: Syntax(node))
        if context.isActive(node), scope.isReachable {
            context.facts.models.append(
                .init(name: (scope.names + [node.name.text]).joined(separator: "."), line: context.line(of: node), properties: properties))
        }
        return .visitChildren
    }

    private func properties(of variable: VariableDeclSyntax) -> [FileFacts.Model.Property] {
        let isTransient = variable.attributes.named("Transient") != nil
        let isStatic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
        guard !isTransient, !isStatic else { return [] }
        let unique = variable.attributes.named("Attribute")?.arguments?.trimmedDescription.contains(".unique") ?? false
        let isRelationship = variable.attributes.named("Relationship") != nil
        return variable.bindings.filter { Self.isStored($0) }.map {
            .init(name: $0.pattern.trimmedDescription, isUnique: unique, isRelationship: isRelationship)
        }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// `#Unique<Trip>(…)` and `#Index<Trip>(…)`.
    private func macros(in node: ClassDeclSyntax) -> [MacroExpansionDeclSyntax] {
        node.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
            .filter { ["Unique", "Index"].contains($0.macroName.text) }
    }
}
