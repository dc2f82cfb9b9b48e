import SwiftSyntax

/// What ties Swift to Objective-C is taken away; the runtime has none.
final class ObjectiveCRule: AdaptationRule {
    private static let removed: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.name == "UIApplicationMain" || node.name == "NSApplicationMain" {
            replace(node.attributeName, with: "main")
        } else if Self.removed.contains(node.name) || isBlockConvention(node) {
            replace(node, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) || node.name.tokenKind == .keyword(.optional) { replace(node, with: "") }
        return .visitChildren
    }

    /// Objective-C protocols hold for classes only.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("objc") != nil else { return .visitChildren }
        if let clause = node.inheritanceClause {
            if clause.inheritedTypes.contains(where: { ["AnyObject", "class"].contains($0.type.trimmedDescription) }) { return .visitChildren }
            insert(" AnyObject,", after: clause.colon)
        } else {
            insert(": AnyObject", after: node.name)
        }
        return .visitChildren
    }

    /// Values that Objective-C would box are kept as they are.
    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.value.trimmedDescription == "AnyObject" { replace(node.value, with: "Any") }
        return .visitChildren
    }

    /// `[String: AnyObject]()` is written as a literal.
    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        if node.value.trimmedDescription == "AnyObject" { replace(node.value, with: "Any") }
        return .visitChildren
    }

    private func isBlockConvention(_ node: AttributeSyntax) -> Bool {
        node.name == "convention" && node.arguments?.trimmedDescription == "block"
    }
}

/// `@NSManaged` properties read and write the managed object's values by name.
final class ManagedPropertyRule: AdaptationRule {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("NSManaged") else { return .visitChildren }
        replace(attribute, with: "")
        for binding in node.bindings where binding.accessorBlock == nil {
            let name = binding.pattern.trimmedDescription
            insert(" { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }", after: binding)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("NSManaged"), node.body == nil else { return .visitChildren }
        replace(attribute, with: "")
        let arguments = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        insert(" { _managedCall(\"\(node.name.text)\", [\(arguments.joined(separator: ", "))]) }", after: node)
        return .visitChildren
    }
}
