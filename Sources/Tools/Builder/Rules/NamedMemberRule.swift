import SwiftSyntax

/// Methods and outlets that Objective-C knows by name are made known to the running program, by a function of their class: selectors,
/// storyboards and observers find them there.
final class NamedMemberRule: AdaptationRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }

    private func collect(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        guard context.platform.namesMembers, context.isActive(node), let name = node.declaredName, !node.isGeneric else { return .visitChildren }
        let scope = EnclosingTypes(of: Syntax(node))
        guard scope.isReachable, scope.isEmpty || !node.isPrivate else { return .visitChildren }
        let type = (scope.names + [name]).joined(separator: ".")
        let members = node.memberBlock.members.filter { context.isActive($0) }.flatMap { statements(for: $0.decl, of: type, in: node) }
        if node.is(ClassDeclSyntax.self), !node.inheritedNames.isEmpty {
            context.facts.registrations.append(.init(name: type, line: context.line(of: node)))
        }
        guard !members.isEmpty else { return .visitChildren }
        let line = context.line(of: node)
        let function = "_isletNamed_\(Identifier.safe(context.name))_\(line)"
        insert(" nonisolated static func \(function)() { \(members.joined(separator: "; ")) };", after: node.memberBlock.leftBrace)
        context.facts.namedMembers.append(.init(name: "\(type).\(function)", line: line))
        return .visitChildren
    }

    private func statements(for member: DeclSyntax, of type: String, in group: some DeclGroupSyntax) -> [String] {
        if let function = member.as(FunctionDeclSyntax.self) { return method(function, of: type, isMarked: isMarked(function.attributes, group)) }
        if let variable = member.as(VariableDeclSyntax.self) { return setter(variable, of: type) }
        return []
    }

    private func isMarked(_ attributes: AttributeListSyntax, _ group: some DeclGroupSyntax) -> Bool {
        ["objc", "IBAction"].contains { attributes.named($0) != nil } || group.attributes.named("objcMembers") != nil
    }

    private func method(_ function: FunctionDeclSyntax, of type: String, isMarked: Bool) -> [String] {
        let parameters = function.signature.parameterClause.parameters
        let isPlain = function.genericParameterClause == nil && function.signature.effectSpecifiers == nil && !function.modifiers.isStatic
        guard isMarked, isPlain, parameters.allSatisfy(Self.isPlain) else { return [] }
        let base = function.name.text
        let explicit = function.attributes.named("objc")?.arguments?.trimmedDescription
        let labels = parameters.map(\.firstName.text)
        let name = explicit ?? SelectorRule.name(base.filter { $0 != "`" }, labels: labels)
        let arguments = zip(labels, parameters).enumerated().map { place, parameter in
            (parameter.0 == "_" ? "" : "\(parameter.0): ") + "_namedArgument(a, \(place))" + Self.conversion(to: parameter.1.type)
        }
        let call = "{ o, a in _ = (o as! \(type)).\(base)(\(arguments.joined(separator: ", "))); return nil }"
        // `#selector(name)` without labels means the only method of that name.
        let names = parameters.isEmpty ? [name] : [name, base.filter { $0 != "`" }]
        return names.map { "_NamedMembers.add(\(type).self, method: \"\($0)\") \(call)" }
    }

    /// The type of an argument, which tells methods of one name apart.
    private static func conversion(to type: TypeSyntax) -> String {
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return " as (\(implicit.wrappedType.trimmedDescription))?" }
        return type.tokens(viewMode: .sourceAccurate).contains { $0.text == "Self" || $0.text == "inout" } ? "" : " as \(type.trimmedDescription)"
    }

    private static func isPlain(_ parameter: FunctionParameterSyntax) -> Bool {
        let type = parameter.type
        return parameter.ellipsis == nil && !type.is(FunctionTypeSyntax.self) && !type.is(AttributedTypeSyntax.self)
            && !type.trimmedDescription.contains("->") && !type.trimmedDescription.hasPrefix("some ")
    }

    private func setter(_ variable: VariableDeclSyntax, of type: String) -> [String] {
        guard ["IBOutlet", "IBInspectable"].contains(where: { variable.attributes.named($0) != nil }), !variable.modifiers.isStatic,
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return [] }
        return ["_NamedMembers.add(\(type).self, setter: \"\(name)\") { o, v in (o as! \(type)).\(name) = _namedArgument([v], 0) }"]
    }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } }
}
