import SwiftSyntax

/// Members that override what a framework's class has and Islet's lacks.
extension ErrorPlaces {
    static func isStrayOverride(_ message: String) -> Bool { message.contains("does not override any ") }

    /// The word `override`: the member stays, and nobody calls it.
    func strayOverride(in chain: [Syntax]) -> LeftOutPart? {
        let owner = chain.lazy.compactMap { $0.asProtocol(WithModifiersSyntax.self) }.first
        guard let word = owner?.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return nil }
        let name =
            owner?.as(FunctionDeclSyntax.self)?.name.text ?? owner?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? "init"
        return LeftOutPart(edit: edit(Syntax(word), with: ""), name: "override \(name)")
    }

    /// What the type around a place gets members from without writing their owner: the type it extends, or the class it inherits from.
    func heritage(line: Int, column: Int) -> String? {
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < tree.endPosition.utf8Offset, let token = tree.token(at: position) else { return nil }
        for node in sequence(first: Syntax(token), next: \.parent) {
            if let owner = node.as(ExtensionDeclSyntax.self) { return owner.extendedType.trimmedDescription }
            if let owner = node.as(ClassDeclSyntax.self) { return owner.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription }
            if node.asProtocol(DeclGroupSyntax.self) != nil { return nil }
        }
        return nil
    }
}
