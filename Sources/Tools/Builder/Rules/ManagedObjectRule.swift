import SwiftSyntax

/// Objects read from a store are made by an initializer that every class of managed objects has. On a device the Objective-C runtime finds it;
/// here a class that declares an initializer of its own has to declare that one too, and the ones that others require.
final class ManagedObjectRule: AdaptationRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let inserting = initializers.first { Self.labels($0) == ["entity", "insertInto"] }
        let isOverridden = inserting.map { $0.modifiers.contains { $0.name.tokenKind == .keyword(.override) } } ?? false
        let inherits = node.inheritanceClause?.inheritedTypes.first.map { Self.lastName($0.type) == "NSManagedObject" } ?? false
        let designated = initializers.filter { !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }
        guard isOverridden || (inherits && !designated.isEmpty) else { return .visitChildren }
        let access = node.modifiers.contains { ["open", "public"].contains($0.name.text) } ? "public " : ""
        if let inserting { require(inserting, access) }
        if let convenience = initializers.first(where: { Self.labels($0) == ["context"] }) { require(convenience, access) }
        if !designated.contains(where: { Self.labels($0).first == "_stored" }) {
            let stored =
                "\(access)required init(_stored entity: NSEntityDescription, id: NSManagedObjectID, context: NSManagedObjectContext) { "
                + "super.init(_stored: entity, id: id, context: context) }"
            let plain =
                "\(access)required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { "
                + "super.init(entity: entity, insertInto: context) }"
            insert(" " + (inserting == nil ? plain + "; " + stored : stored) + " ", before: node.memberBlock.rightBrace)
        }
        return .visitChildren
    }

    /// What is required is written without `override`, and is as visible as its class.
    private func require(_ node: InitializerDeclSyntax, _ access: String) {
        guard !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) }) else { return }
        let dropped = ["override", "private", "fileprivate", "internal", "public", "open"]
        for modifier in node.modifiers where dropped.contains(modifier.name.text) { replace(modifier, with: "") }
        insert("\(access)required ", before: node.initKeyword)
    }

    private static func labels(_ node: InitializerDeclSyntax) -> [String] { node.signature.parameterClause.parameters.map(\.firstName.text) }

    private static func lastName(_ type: TypeSyntax) -> String { String(type.trimmedDescription.split(separator: ".").last ?? "") }
}
