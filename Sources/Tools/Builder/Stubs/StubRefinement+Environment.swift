import ProjectReader
import SwiftSyntax

/// Values of the environment that a missing module declares: `@Environment(\.theme) private var theme`, `.environment(\.theme, .dark)`.
extension StubRefinement {
    /// Takes the key of a value that nothing declares: the compiler then cannot tell what its key path begins with.
    func environmentValue(_ place: StubErrorPlace) -> Bool {
        guard place.message.hasPrefix("cannot infer key path type"), let key = environmentKey(place),
            !TypingErrors.isInEnvironment(key.name), let module = model.owner(of: key.name, in: place.source)
        else { return false }
        let owner = model.declare("EnvironmentValues", in: module, kind: .foreign, at: nil)
        guard !model[owner].members.contains(where: { $0.name == key.name }), !model.isRefused(model[owner], key.name) else { return false }
        let type = key.type ?? model.within(module) { model.unknown(["Environment", key.name]) }
        model.add(.property, key.name, StubShape(), isStatic: false, result: type, to: owner, at: place.place)
        return true
    }

    /// The first component of the key path of the attribute or modifier at the place, with the type that the property is given.
    private func environmentKey(_ place: StubErrorPlace) -> (name: String, type: String?)? {
        for node in place.chain {
            if let attribute = node.as(AttributeSyntax.self) {
                guard attribute.name == "Environment", case .argumentList(let arguments) = attribute.arguments,
                    let name = component(arguments.first?.expression)
                else { return nil }
                let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self)
                return (name, variable?.bindings.first?.typeAnnotation?.type.trimmedDescription)
            }
            if let call = node.as(FunctionCallExprSyntax.self) {
                guard
                    ["environment", "transformEnvironment"].contains(call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text),
                    let name = component(call.arguments.first?.expression)
                else { continue }
                return (name, nil)
            }
            if node.is(CodeBlockItemSyntax.self) { return nil }
        }
        return nil
    }

    private func component(_ expression: ExprSyntax?) -> String? {
        guard let path = expression?.as(KeyPathExprSyntax.self), path.root == nil else { return nil }
        return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
}
