import SwiftSyntax

/// An extension may override what its class inherits where Objective-C calls the methods. Here a class alone overrides: the extension's member
/// takes another name, and the class gets one that calls it.
final class ExtensionOverrideRule: AdaptationRule {
    private var classes: [String: ClassDeclSyntax] = [:]
    private var overrides: [(type: String, member: OverridingMember)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if context.isActive(node) { classes[path(of: node)] = node }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard context.isActive(node), !node.isGeneric, node.declaredName != nil else { return .visitChildren }
        let type = path(of: node)
        let access = node.modifiers.first { $0.name.tokenKind == .keyword(.public) }
        for member in node.memberBlock.members where context.isActive(member) {
            if let member = OverridingMember(member.decl, access: access?.name.text) { overrides.append((type, member)) }
        }
        return .visitChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        context.facts.classes = Set(classes.keys)
        for (type, member) in overrides {
            context.facts.extensionOverrides[type, default: []].append(member.forwarder)
            guard classes[type] != nil || context.neighbours.classes.contains(type) else { continue }
            replace(member.override, with: "")
            replace(member.name, with: member.newName)
        }
        let forwarders = context.facts.extensionOverrides.merging(context.neighbours.forwarders) { $0 + $1 }
        for (type, node) in classes {
            guard let members = forwarders[type] else { continue }
            insert(" " + members.joined(separator: "; ") + " ", before: node.memberBlock.rightBrace)
        }
    }

    private func path(of node: some DeclGroupSyntax) -> String {
        (EnclosingTypes(of: Syntax(node)).names + [node.declaredName ?? ""]).joined(separator: ".")
    }
}

/// A method or computed property of an extension that overrides one.
private struct OverridingMember {
    let override: DeclModifierSyntax
    let name: TokenSyntax
    /// What the class declares in its place.
    let forwarder: String

    var newName: String { Self.newName(name) }

    init?(_ member: DeclSyntax, access: String?) {
        guard let modifiers = member.asProtocol(WithModifiersSyntax.self)?.modifiers,
            let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return nil }
        let others = modifiers.filter { $0.name.tokenKind != .keyword(.override) }.map(\.trimmedDescription)
        let levels: Set = ["public", "open", "internal", "fileprivate", "private"]
        let added = access.flatMap { others.contains(where: levels.contains) ? nil : $0 }
        let start = ([added].compactMap(\.self) + others + ["override"]).joined(separator: " ")
        self.override = override
        if let function = member.as(FunctionDeclSyntax.self), let text = Self.forwarder(to: function) {
            name = function.name
            forwarder = "\(start) \(text)"
        } else if let variable = member.as(VariableDeclSyntax.self), let (pattern, text) = Self.forwarder(to: variable) {
            name = pattern
            forwarder = "\(start) \(text)"
        } else {
            return nil
        }
    }

    private static func newName(_ name: TokenSyntax) -> String { "_isletOverride_\(name.text.filter { $0 != "`" })" }

    private static func forwarder(to function: FunctionDeclSyntax) -> String? {
        let signature = function.signature
        let parameters = signature.parameterClause.parameters
        guard function.genericParameterClause == nil, parameters.allSatisfy({ $0.ellipsis == nil && $0.defaultValue == nil }) else { return nil }
        let arguments = parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let isInOut = parameter.type.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.inout)
            return (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + (isInOut ? "&" : "") + value
        }
        guard parameters.allSatisfy({ ($0.secondName ?? $0.firstName).text != "_" }) else { return nil }
        let effects = signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let call = "\(marks)\(newName(function.name))(\(arguments.joined(separator: ", ")))"
        return "func \(function.name.text)\(oneLine(signature)) { \(call) }"
    }

    private static func forwarder(to variable: VariableDeclSyntax) -> (name: TokenSyntax, text: String)? {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation,
            let accessors = binding.accessorBlock, let kinds = kinds(of: accessors)
        else { return nil }
        let setter = kinds.contains("set") ? " set { \(newName(name)) = newValue }" : ""
        return (name, "var \(name.text)\(oneLine(type)) { get { \(newName(name)) }\(setter) }")
    }

    /// `get` and `set`; nil where others are written.
    private static func kinds(of block: AccessorBlockSyntax) -> Set<String>? {
        guard case .accessors(let list) = block.accessors else { return ["get"] }
        let names = list.map(\.accessorSpecifier.text)
        return names.allSatisfy(["get", "set"].contains) && list.allSatisfy { $0.effectSpecifiers == nil } ? Set(names) : nil
    }

    private static func oneLine(_ node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !token.leadingTrivia.isEmpty, !text.hasSuffix(" "), !text.isEmpty { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
