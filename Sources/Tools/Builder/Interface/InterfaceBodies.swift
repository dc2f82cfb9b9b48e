import SwiftSyntax

/// Gives the declarations of an interface bodies, and takes away what a compiler writes there for itself.
final class InterfaceBodies: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private let types: InterfaceTypes
    private let values: StandInValue

    init(types: InterfaceTypes) {
        self.types = types
        values = StandInValue(types: types)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil else { return .visitChildren }
        if isSynthesized(node) {
            remove(node)
            return .skipChildren
        }
        let effects = node.signature.effectSpecifiers
        let called = Completion(of: node.signature.parameterClause, values)?.call(failure: "\(Self.reporter).failure(\(name(node)))")
        insert(
            body(name(node), returning: node.signature.returnClause?.type, throws: effects?.throwsClause, before: called), after: node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil, let type = owner(of: node) else { return .visitChildren }
        if isRaw(type), node.optionalMark != nil, node.signature.parameterClause.parameters.first?.firstName.text == "rawValue" {
            remove(node)
            return .skipChildren
        }
        insert(InterfaceInitializer(node, of: type, types: types).body, after: node)
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body == nil { insert(" {}", after: node) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        complete(node.accessorBlock, of: node.returnClause.type, name: quoted(node, "subscript"))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type else { return .visitChildren }
        let variable = binding.pattern.trimmedDescription
        if isSynthesized(node, named: variable) {
            remove(node)
            return .skipChildren
        }
        guard binding.initializer == nil else { return .visitChildren }
        dropStorage(of: node)
        let name = quoted(node, variable)
        if binding.accessorBlock == nil {
            let setter = node.bindingSpecifier.tokenKind == .keyword(.var) ? " set {}" : ""
            insert(" { get { \(statements(name, returning: type, throws: nil).joined(separator: "; ")) }\(setter) }", after: binding)
        } else {
            complete(binding.accessorBlock, of: type, name: name)
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = owner(of: node), (node.name.text == "RawValue" && isRaw(type)) || (node.name.text == "AllCases" && isEnumeration(type)) {
            remove(node)
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        insert(" fileprivate init(\(InterfaceTypes.label): ()) {}", after: node.memberBlock.leftBrace)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        insert(" fileprivate init(\(InterfaceTypes.label): ()) {}", after: node.memberBlock.leftBrace)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard types.canBeMade(types.path(of: node)) else { return .visitChildren }
        let text =
            types.overrides(types.path(of: node))
            ? "override init(\(InterfaceTypes.label): ()) { super.init(\(InterfaceTypes.label): ()) }"
            : "init(\(InterfaceTypes.label): ()) {}"
        insert(" internal " + text, after: node.memberBlock.leftBrace)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Modules that every source has, or that this system does not have.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if module.hasPrefix("_") || Self.silentModules.contains(module) { remove(node) }
        return .skipChildren
    }

    /// `Foundation.Data` is `Data`: where a name of Apple's is declared differs between the systems.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
            Self.qualifiers.contains(base.name.text) || (types.hidesItsModule && base.name.text == types.module)
        else { return .visitChildren }
        edits.append(SourceEdit(range(base).lowerBound..<range(node.period).upperBound, ""))
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.droppedAttributes.contains(node.name) { remove(node) }
        return .visitChildren
    }

    private static let reporter = "UnsupportedAPI"
    private static let silentModules: Set = ["Swift", "ObjectiveC", "Darwin", "SwiftOnoneSupport"]
    private static let qualifiers: Set = ["ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "FoundationEssentials", "QuartzCore"]
    private static let droppedAttributes: Set = [
        "_hasMissingDesignatedInitializers", "_inheritsConvenienceInitializers", "_hasStorage", "_hasInitialValue", "_projectedValueProperty",
        "_borrowed", "_semantics", "_effects", "frozen", "inlinable", "usableFromInline", "_alwaysEmitIntoClient", "_transparent", "inline",
        "_nonSendable", "_originallyDefinedIn", "exclusivity",
        "_implementationOnly",
    ]
    /// Attributes of variables that mean the same without storage.
    private static let keptOfVariables: Set = ["available", "MainActor", "preconcurrency", "objc", "discardableResult"]
}

// MARK: - Bodies

extension InterfaceBodies {
    /// - Parameter call: What is called before the end.
    private func body(_ name: String, returning type: TypeSyntax?, throws clause: ThrowsClauseSyntax?, before call: String?) -> String {
        var parts = statements(name, returning: type, throws: clause)
        if let call { parts.insert(call, at: parts.first == Self.report(name) ? 1 : 0) }
        return " { \(parts.joined(separator: "; ")) }"
    }

    static func report(_ name: String) -> String { "\(reporter).report(\(name), \"\(consequence)\")" }

    static func stop(_ name: String) -> String { "\(reporter).stop(\(name))" }

    static func fail(_ name: String) -> String { "throw \(reporter).failure(\(name))" }

    private static let consequence = "it belongs to a binary framework, of which only the declarations are here; nothing was done"

    private func statements(_ name: String, returning type: TypeSyntax?, throws clause: ThrowsClauseSyntax?) -> [String] {
        let report = Self.report(name)
        if let clause, clause.throwsSpecifier.tokenKind == .keyword(.throws) {
            return clause.type == nil ? [report, Self.fail(name)] : [Self.stop(name)]
        }
        guard let type, !["Void", "Swift.Void", "()"].contains(type.trimmedDescription) else { return [report] }
        return values.expression(for: type).map { [report, "return \($0)"] } ?? [Self.stop(name)]
    }

    private func complete(_ block: AccessorBlockSyntax?, of type: TypeSyntax, name: String) {
        guard let block, case .accessors(let accessors) = block.accessors else { return }
        for accessor in accessors where accessor.body == nil {
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get):
                insert(
                    " { \(statements(name, returning: type, throws: accessor.effectSpecifiers?.throwsClause).joined(separator: "; ")) }",
                    after: accessor)
            case .keyword(.set): insert(" {}", after: accessor)
            default: insert(" { \(Self.stop(name)) }", after: accessor)
            }
        }
    }

    /// A variable without storage cannot be lazy, weak or wrapped, and none is a constant.
    private func dropStorage(of node: VariableDeclSyntax) {
        for modifier in node.modifiers where ["lazy", "weak", "unowned"].contains(modifier.name.text) { remove(modifier) }
        for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) where !Self.keptOfVariables.contains(attribute.name) {
            remove(attribute)
        }
        if node.bindingSpecifier.tokenKind == .keyword(.let) { edits.append(SourceEdit(range(node.bindingSpecifier), "var")) }
    }
}

// MARK: - What the compiler makes by itself

extension InterfaceBodies {
    private func isSynthesized(_ node: FunctionDeclSyntax) -> Bool {
        guard let type = owner(of: node), isValue(type) else { return false }
        return node.name.text == "==" || (node.name.text == "hash" && node.signature.parameterClause.parameters.first?.firstName.text == "into")
    }

    private func isSynthesized(_ node: VariableDeclSyntax, named name: String) -> Bool {
        guard let type = owner(of: node) else { return false }
        switch name {
        case "hashValue": return isValue(type)
        case "rawValue": return isRaw(type)
        case "allCases": return isEnumeration(type)
        default: return false
        }
    }

    private func isValue(_ type: String) -> Bool { types.kinds[type] == .structure || isEnumeration(type) }

    private func isEnumeration(_ type: String) -> Bool {
        guard case .enumeration = types.kinds[type] else { return false }
        return true
    }

    private func isRaw(_ type: String) -> Bool {
        guard case .enumeration(_, hasRawValue: true) = types.kinds[type] else { return false }
        return true
    }
}

// MARK: - Places

extension InterfaceBodies {
    /// The type that a member belongs to; nil outside of types.
    private func owner(of node: some SyntaxProtocol) -> String? {
        let path = types.path(of: node)
        return path.isEmpty ? nil : path
    }

    private func name(_ node: FunctionDeclSyntax) -> String {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        return quoted(node, "\(node.name.text)(\(labels))")
    }

    private func quoted(_ node: some SyntaxProtocol, _ member: String) -> String {
        "\"" + (owner(of: node).map { $0 + "." } ?? "") + member.replacing("`", with: "") + "\""
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func insert(_ text: String, after node: some SyntaxProtocol) { edits.append(.insert(text, at: range(node).upperBound)) }

    private func remove(_ node: some SyntaxProtocol) { edits.append(SourceEdit(range(node), "")) }
}
