import SwiftSyntax

/// `@Model` classes: the stored properties get a wrapper that keeps their values in the model's backing, and the members that
/// `PersistentModel` asks for are added before the closing brace.
final class ModelRule: AdaptationRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("Model") else { return .visitChildren }
        replace(attribute, with: "")
        conform(node, to: "PersistentModel", after: node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name))
        let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap(adapt)
        for member in node.memberBlock.members {
            if let initializer = member.decl.as(InitializerDeclSyntax.self) { connect(initializer) }
        }
        let members = ModelMembers(name: node.name.text, properties: properties, constraints: takeConstraints(node))
        append(members.text, to: node.memberBlock)
        let scope = EnclosingTypes(of: Syntax(node))
        if context.isActive(node), scope.isReachable {
            context.facts.models.append(.init(name: (scope.names + [node.name.text]).joined(separator: "."), line: context.line(of: node)))
        }
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("ModelActor") else { return .visitChildren }
        replace(attribute, with: "")
        conform(node, to: "ModelActor", after: Syntax(node.name))
        append(ModelMembers.ofActor, to: node.memberBlock)
        return .visitChildren
    }

    private func conform(_ node: some DeclGroupSyntax, to name: String, after place: Syntax) {
        guard !node.inheritedNames.contains(name) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            insert(", \(name)", after: last.type)
        } else {
            insert(": \(name)", after: place)
        }
    }

    private func append(_ text: String, to members: MemberBlockSyntax) {
        let isOnNewLine = members.rightBrace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
        insert((isOnNewLine || members.members.isEmpty ? "" : "; ") + text + " ", before: members.rightBrace)
    }

    // MARK: Properties

    /// Marks a stored property; nil for other variables.
    private func adapt(_ variable: VariableDeclSyntax) -> ModelMembers.Property? {
        if let transient = variable.attributes.named("Transient") {
            replace(transient, with: "")
            return nil
        }
        let isStatic = variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        guard !isStatic, let binding = variable.bindings.first, Self.isStored(binding) else { return nil }
        let marks = ["Attribute", "Relationship"].compactMap { variable.attributes.named($0) }
        if let mark = marks.first { replace(mark, with: "@_Persisted") } else { insert("@_Persisted ", before: variable) }
        if variable.bindingSpecifier.tokenKind == .keyword(.let) { replace(variable.bindingSpecifier, with: "var") }
        if let type = binding.typeAnnotation, binding.initializer == nil, Self.isOptional(type.type) { insert(" = nil", after: type) }
        let metadata = marks.first.map { "SwiftData.Schema.\($0.name)(\($0.arguments.map { OneLine.text($0) } ?? ""))" }
        let value = binding.initializer.map { OneLine.text($0.value) }.flatMap { $0.contains("{") ? nil : $0 }
        return .init(name: binding.pattern.trimmedDescription, metadata: metadata, defaultValue: value)
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// Has an initialiser hand the values over at its end, so that both ends of relationships know each other from then on.
    private func connect(_ initializer: InitializerDeclSyntax) {
        guard let body = initializer.body, !initializer.modifiers.contains(where: { $0.name.text == "convenience" }) else { return }
        let isOnNewLine = body.rightBrace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
        insert((isOnNewLine || body.statements.isEmpty ? "" : "; ") + "_modelBacking._connect(to: self) ", before: body.rightBrace)
    }

    /// `#Unique<Trip>(…)` and `#Index<Trip>(…)`, taken out of the class.
    private func takeConstraints(_ node: ClassDeclSyntax) -> [String] {
        node.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }.filter { ["Unique", "Index"].contains($0.macroName.text) }
            .map { macro in
                replace(macro, with: "")
                return "SwiftData.Schema.\(macro.macroName.text)<\(node.name.text)>(\(OneLine.text(macro.arguments)))"
            }
    }
}

/// Code on one line.
enum OneLine {
    /// The text of a node without its comments, line breaks as spaces.
    static func text(_ node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !text.hasSuffix(" "), token.leadingTrivia.contains(where: \.isWhitespace) { text += " " }
            text += token.text
            if token.trailingTrivia.contains(where: \.isWhitespace) { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
