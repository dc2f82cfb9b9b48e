import SwiftSyntax

/// The body of an initializer that an interface declares.
struct InterfaceInitializer {
    let node: InitializerDeclSyntax
    let type: String
    let types: InterfaceTypes

    init(_ node: InitializerDeclSyntax, of type: String, types: InterfaceTypes) {
        self.node = node
        self.type = type
        self.types = types
    }

    var body: String {
        let report = InterfaceBodies.report(name)
        if let clause = node.signature.effectSpecifiers?.throwsClause, clause.throwsSpecifier.tokenKind == .keyword(.throws), clause.type == nil {
            return " { \(report); \(InterfaceBodies.fail(name)) }"
        }
        if node.optionalMark != nil { return " { \(report); return nil }" }
        guard types.canBeMade(type) else { return " { \(InterfaceBodies.stop(name)) }" }
        return " { \(report)\(delegation) }"
    }

    private var name: String {
        "\"\(type).init(\(node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))\""
    }

    /// What makes the value whole.
    private var delegation: String {
        let made = "(\(InterfaceTypes.label): ())"
        switch types.kinds[type] {
        case .structure: return "; self.init\(made)"
        case .reference where isConvenience: return "; self.init\(made)"
        case .reference: return types.overrides(type) ? "; super.init\(made)" : ""
        default: return ""
        }
    }

    private var isConvenience: Bool {
        node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } || node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    }
}
