import SwiftSyntax

/// `@Animatable` types conform to the protocol, and what `@AnimatableIgnored` marks stays as it is.
final class AnimatableRule: AdaptationRule {
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("Animatable") else { return .visitChildren }
        replace(attribute, with: "")
        addConformance("Animatable", to: node, after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
        for member in node.memberBlock.members {
            if let ignored = member.decl.as(VariableDeclSyntax.self)?.attributes.named("AnimatableIgnored") { replace(ignored, with: "") }
        }
        return .visitChildren
    }
}

/// `@ComputedProperty` and `@DeferredProperty` of entities stay the computed properties that they are.
final class EntityPropertyRule: AdaptationRule {
    static let macros = ["ComputedProperty", "DeferredProperty"]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for name in Self.macros {
            if let attribute = node.attributes.named(name) { replace(attribute, with: "") }
        }
        return .visitChildren
    }
}

/// `@UnionValue` enums get the members that make them a parameter's type, on the line of their closing brace.
final class UnionValueRule: AdaptationRule {
    private struct Case {
        var name: String
        var label: String?
        var type: String
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("UnionValue") else { return .visitChildren }
        replace(attribute, with: "")
        let elements = node.memberBlock.members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? [] }
        let cases = elements.compactMap(Self.unionCase)
        guard !cases.isEmpty, cases.count == elements.count else {
            context.report(
                .unionValueCase, "each case of the @UnionValue “\(node.name.text)” needs exactly one value", at: node, severity: .error)
            return .visitChildren
        }
        addConformance("_UnionValue", to: node, after: Syntax(node.name))
        let access = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
        append(Self.members(cases, access), to: node)
        return .visitChildren
    }

    private static func unionCase(_ element: EnumCaseElementSyntax) -> Case? {
        guard let parameters = element.parameterClause?.parameters, parameters.count == 1, let value = parameters.first else { return nil }
        let label = value.firstName.flatMap { $0.text == "_" ? nil : $0.text }
        return Case(name: element.name.text, label: label, type: value.type.trimmedDescription)
    }

    private static func members(_ cases: [Case], _ access: String) -> String {
        let names = cases.map(\.name).joined(separator: ", ")
        let kinds = cases.map { "case .\($0.name): .\($0.name)" }.joined(separator: "; ")
        let data = cases.map { "case .\($0.name)(let value): value._data" }.joined(separator: "; ")
        let restored = cases.map {
            "case .\($0.name): RestoredValue._union(\($0.type).self, from: data) { Self.\($0.name)(\($0.label.map { $0 + ": " } ?? "")$0) }"
        }.joined(separator: "; ")
        return "\(access)enum Cases: String, CaseIterable, Hashable, Sendable { case \(names) }"
            + "; \(access)var _unionCase: Cases { switch self { \(kinds) } }"
            + "; \(access)var _unionData: IntentData? { switch self { \(data) } }"
            + "; \(access)static func _restored(_ unionCase: Cases, from data: IntentData) -> RestoredValue? "
            + "{ switch unionCase { \(restored) } }"
    }
}

/// Types that take the form of one of the system's schemas conform to the protocol the schema is for; what the schema says of their
/// names is the name of the type.
final class SchemaRule: AdaptationRule {
    static let protocols = [
        "AppIntent": "AppIntent", "AssistantIntent": "AppIntent", "AppEntity": "AppEntity", "AssistantEntity": "AppEntity",
        "AppEnum": "AppEnum", "AssistantEnum": "AppEnum",
    ]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        adapt(node, after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        adapt(node, after: Syntax(node.name))
        return .visitChildren
    }

    /// The schemas a type takes the form of, with the protocols they are for.
    static func schemas(of node: some DeclGroupSyntax) -> [(attribute: AttributeSyntax, conformance: String)] {
        protocols.sorted { $0.key < $1.key }.compactMap { macro, conformance in
            guard let attribute = node.attributes.named(macro), attribute.arguments?.trimmedDescription.hasPrefix("schema") == true else {
                return nil
            }
            return (attribute, conformance)
        }
    }

    private func adapt(_ node: some DeclGroupSyntax & NamedDeclSyntax, after head: Syntax) {
        for (attribute, conformance) in Self.schemas(of: node) {
            replace(attribute, with: "")
            addConformance(conformance, to: node, after: head)
            let (member, type) =
                conformance == "AppIntent" ? ("title", "LocalizedStringResource") : ("typeDisplayRepresentation", "TypeDisplayRepresentation")
            guard !node.declares(member) else { continue }
            append("static var \(member): \(type) { \"\(node.name.text)\" }", to: node)
        }
    }
}

extension AdaptationRule {
    /// Adds a protocol to those a type names, unless it is among them.
    func addConformance(_ name: String, to node: some DeclGroupSyntax, after head: Syntax) {
        guard !node.inheritedNames.contains(name) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            insert(", \(name)", after: last.type)
        } else {
            insert(": \(name)", after: head)
        }
    }

    /// Adds members at the closing brace, on its line.
    func append(_ members: String, to node: some DeclGroupSyntax) {
        let brace = node.memberBlock.rightBrace
        let isOnOwnLine = brace.leadingTrivia.contains { $0.isNewline } || node.memberBlock.members.isEmpty
        insert((isOnOwnLine ? "" : "; ") + members + " ", before: brace)
    }
}

extension DeclGroupSyntax {
    /// Whether a variable of this name is declared in the type itself.
    fileprivate func declares(_ name: String) -> Bool {
        memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
        }
    }
}
