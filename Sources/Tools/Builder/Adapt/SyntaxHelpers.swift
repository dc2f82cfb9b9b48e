import SwiftSyntax

enum Identifier {
    /// `name` with every character that cannot stand in an identifier replaced.
    static func safe(_ name: String) -> String {
        String(name.unicodeScalars.map { $0.isASCII && ($0.properties.isXIDContinue) ? Character($0) : "_" })
    }
}

extension AttributeListSyntax {
    /// The attribute of this name; those inside `#if` are not looked at.
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
    }
}

extension AttributeSyntax {
    /// `main` of `@main`, `Attribute` of `@SwiftData.Attribute(.unique)`.
    var name: String {
        attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attributeName.trimmedDescription
    }
}

/// The types a declaration is nested in, as far as their names can be written outside.
struct EnclosingTypes {
    private(set) var names: [String] = []
    /// False inside functions, generic types and private types, which code outside cannot name.
    private(set) var isReachable = true
    /// Whether one of them is an extension, of a type that may be generic.
    private(set) var isInExtension = false

    var isEmpty: Bool { names.isEmpty }

    init(of node: Syntax) {
        var current = node.parent
        while let parent = current {
            add(parent)
            current = parent.parent
        }
    }

    private mutating func add(_ node: Syntax) {
        if let group = node.asProtocol(DeclGroupSyntax.self), let name = group.declaredName {
            names.insert(name, at: 0)
            if group.isGeneric { isReachable = false }
            if node.is(ExtensionDeclSyntax.self) { isInExtension = true }
            if group.isPrivate, EnclosingTypes(of: node).names.isEmpty == false { isReachable = false }
        } else if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
            || node.is(InitializerDeclSyntax.self)
        {
            isReachable = false
        }
    }
}

extension DeclGroupSyntax {
    /// The name of the type declared or extended; nil for extensions of types that have no simple name.
    var declaredName: String? {
        if let named = self.asProtocol(NamedDeclSyntax.self) { return named.name.text }
        guard let type = self.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
        return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) ? type.trimmedDescription : nil
    }

    var isGeneric: Bool {
        if let clause = self.asProtocol(WithGenericParametersSyntax.self) { return clause.genericParameterClause != nil }
        return self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }

    var isPrivate: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.private) } }

    /// Names of what the type conforms to or inherits from, without attributes and module names.
    var inheritedNames: [String] {
        (inheritanceClause?.inheritedTypes ?? []).compactMap { inherited in
            let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            return type.as(MemberTypeSyntax.self)?.name.text ?? type.as(IdentifierTypeSyntax.self)?.name.text
        }
    }
}
