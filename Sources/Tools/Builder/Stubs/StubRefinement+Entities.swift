import SwiftSyntax

/// Entities of App Intents that the project makes of a stub's types.
extension StubRefinement {
    /// An entity is known by what its query is asked for: `entities(for identifiers: [Int])`.
    func identifier(_ place: StubErrorPlace) -> Bool {
        guard place.message.contains("does not conform to protocol '"), place.quoted.last?.hasSuffix("Query") == true,
            let query = place.chain.lazy.compactMap({ $0.asProtocol(DeclGroupSyntax.self) }).first,
            let function = query.memberBlock.members.lazy.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }).first(where: Self.findsEntities),
            let asked = function.signature.parameterClause.parameters.first?.type.as(ArrayTypeSyntax.self)?.element.trimmedDescription,
            let found = function.signature.returnClause?.type.as(ArrayTypeSyntax.self)?.element.trimmedDescription,
            let entity = model.find(found), model[entity].conformances.contains("Identifiable"), model.within(entity.module, { model.canName(asked) })
        else { return false }
        return model.identify(entity, by: asked, at: place.place)
    }

    private static func findsEntities(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text == "entities" && function.signature.parameterClause.parameters.map(\.firstName.text) == ["for"]
    }
}
