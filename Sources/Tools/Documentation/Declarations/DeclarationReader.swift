import SwiftParser
import SwiftSyntax

/// Collects the public declarations of one file.
final class DeclarationReader: SyntaxVisitor {
    private struct Scope {
        var name: String
        /// Members are public without saying so.
        var opens = false
        var mark: SupportMark?
    }

    private let module: String
    private let file: String
    private let lines: SourceLocationConverter
    private var scopes: [Scope]
    private(set) var declarations: [Declaration] = []
    private(set) var problems: [String] = []
    /// What types inherit from or conform to, and what aliases stand for, by qualified name.
    private(set) var parents: [String: Set<String>] = [:]

    init(text: String, module: String, file: String) {
        let tree = Parser.parse(source: text)
        (self.module, self.file) = (module, file)
        lines = SourceLocationConverter(fileName: file, tree: tree)
        scopes = [Scope(name: "")]
        super.init(viewMode: .sourceAccurate)
        let first = text.prefix { $0 != "\n" }
        if first.hasPrefix("//"), !first.hasPrefix("///") { scopes[0].mark = found(in: [String(first)], line: 1) }
        walk(tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, node.modifiers) }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, node.modifiers, isProtocol: true) }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let mark = mark(of: node, at: node.extendedType)
        note(node.inheritanceClause, of: Self.name(of: node.extendedType))
        scopes.append(Scope(name: Self.name(of: node.extendedType), opens: node.modifiers.contains("public"), mark: mark ?? scopes.last?.mark))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.name.tokenKind { add(.function, node, node.name, node.modifiers) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.initializer, node, node.initKeyword, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) { add(.value, node, pattern.identifier, node.modifiers) }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { add(.enumCase, node, element.name, node.modifiers, isOpen: true) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.alias, node, node.name, node.modifiers)
        let owner = scopes.last?.name ?? ""
        parents[owner.isEmpty ? node.name.plain : "\(owner).\(node.name.plain)", default: []].insert(Self.name(of: node.initializer.value))
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.macro, node, node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func open(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, isProtocol: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let scope = scopes[scopes.count - 1]
        guard isPublic(modifiers) else {
            scopes.append(Scope(name: name.plain))
            return .skipChildren
        }
        add(.type, node, name, modifiers)
        let mark = declarations.last?.mark
        let inherited = mark?.status == .no ? mark : scope.mark
        let full = scope.name.isEmpty ? name.plain : "\(scope.name).\(name.plain)"
        note(node.inheritanceClause, of: full)
        scopes.append(Scope(name: full, opens: isProtocol, mark: inherited))
        return .visitChildren
    }

    private func note(_ clause: InheritanceClauseSyntax?, of type: String) {
        for parent in clause?.inheritedTypes ?? [] { parents[type, default: []].insert(Self.name(of: parent.type)) }
    }

    private func close() { scopes.removeLast() }

    private func add(
        _ kind: Declaration.Kind, _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, isOpen: Bool = false
    ) {
        guard isOpen || isPublic(modifiers), let scope = scopes.last else { return }
        let line = lines.location(for: name.positionAfterSkippingLeadingTrivia).line
        declarations.append(
            Declaration(
                module: module, owner: scope.name, kind: kind, name: name.plain,
                isStatic: modifiers.contains("static") || modifiers.contains("class"),
                mark: mark(of: node, at: name) ?? scope.mark, file: file, line: line))
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        if modifiers.contains("public") || modifiers.contains("open") { return true }
        guard scopes.last?.opens == true else { return false }
        return !["private", "fileprivate", "internal", "package"].contains { modifiers.contains($0) }
    }

    private func mark(of node: some SyntaxProtocol, at place: some SyntaxProtocol) -> SupportMark? {
        let comment = node.leadingTrivia.compactMap { piece in
            if case .docLineComment(let text) = piece { text } else { nil }
        }
        return found(in: comment, line: lines.location(for: place.positionAfterSkippingLeadingTrivia).line)
    }

    private func found(in comment: [String], line: Int) -> SupportMark? {
        do {
            return try SupportMark.find(in: comment, at: "\(file):\(line)")
        } catch {
            problems.append("\(error)")
            return nil
        }
    }

    /// The name of a type without its generic arguments.
    private static func name(of type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self) { return "\(name(of: member.baseType)).\(member.name.plain)" }
        return type.as(IdentifierTypeSyntax.self)?.name.plain ?? type.trimmedDescription
    }
}

extension DeclModifierListSyntax {
    func contains(_ word: String) -> Bool { contains { $0.name.text == word && $0.detail == nil } }
}

extension TokenSyntax {
    /// The name without backticks.
    var plain: String { identifier?.name ?? text }
}
