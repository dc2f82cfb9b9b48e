import SwiftSyntax

/// Calls that fit nothing, and generic types.
extension StubRefinement {
    private static let forms = [
        "extra argument", "missing argument", "incorrect argument label", "extraneous argument label",
        "argument passed to call that takes no arguments",
        "extra trailing closure", "trailing closure passed", "no exact matches in call", "no accessible initializers",
        "cannot call value of non-function type",
        "contextual closure type", "contextual type for closure argument", "unable to infer", "cannot infer contextual base",
        "without a contextual type", "does not accept a closure", "initializer is inaccessible", "cannot infer key path type",
        "missing arguments for", "unlabeled", "ambiguous without a type annotation", "failed to produce diagnostic",
    ]

    func call(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        guard Self.forms.contains(where: message.contains) else { return false }
        if message.hasPrefix("cannot call value of non-function type"), calledValue(place) { return true }
        if message.contains("contextual base") || message.contains("without a contextual type") { return caseOfArgument(place) }
        for node in place.chain {
            guard let call = node.as(FunctionCallExprSyntax.self), let name = Self.calledName(call) else { continue }
            if extend(call, name, place) { return true }
            if node.is(CodeBlockItemSyntax.self) { break }
        }
        return false
    }

    /// A value that is called as a function: what is handed to a closure to answer with.
    private func calledValue(_ place: StubErrorPlace) -> Bool {
        guard let index = place.quoted.last.flatMap(model.find), model[index].isUnknown, let call = place.nearest(FunctionCallExprSyntax.self),
            call.calledExpression.is(DeclReferenceExprSyntax.self)
        else { return false }
        let before = model[index].members
        model.within(index.module) {
            let shape = StubShapeReader(naming: model, source: place.source).shape(of: call, words: [model[index].lastName])
            model.add(.function, "callAsFunction", shape, isStatic: false, result: nil, to: index, at: place.place)
        }
        return model[index].members != before
    }

    /// An argument such as `.small` for a parameter whose type says nothing.
    private func caseOfArgument(_ place: StubErrorPlace) -> Bool {
        guard let argument = place.argument, let name = place.quoted.last ?? place.quoted.first else { return false }
        return changeParameter(of: argument.call, label: argument.label, expression: argument.expression) { type in
            guard StubTypeName.words(type) == ["Any"] else { return type }
            let words = [Self.calledName(argument.call) ?? "", argument.label ?? "Value"]
            return model.unknown(words, withCase: name, parameters: [], at: place.place)
        }
    }

    /// Adds the form of a call to what a stub declares of that name.
    private func extend(_ call: FunctionCallExprSyntax, _ name: String, _ place: StubErrorPlace) -> Bool {
        let known = members(named: name)
        let isCase = call.calledExpression.as(MemberAccessExprSyntax.self)?.isImplicit ?? false
        if let (index, member) = known.first {
            let found = model[index].members[member]
            let before = model[index]
            model.within(index.module) {
                let reader = StubShapeReader(naming: model, source: place.source, isOfView: before.isViewProtocol)
                let words = [before.lastName] + (found.kind == .initializer ? [] : [name])
                let shape = reader.shape(of: call, words: words)
                switch found.kind {
                case .enumCase where isCase: model.addCase(name, shape.parameters, to: index, at: place.place)
                case .property:
                    model[index].members.remove(at: member)
                    model.add(.function, name, shape, isStatic: found.isStatic, result: found.result, to: index, at: place.place)
                default: model.add(found.kind, found.name, shape, isStatic: found.isStatic, result: found.result, to: index, at: place.place)
                }
            }
            return model[index] != before
        }
        let module = place.message.contains("'module<\(name)>'") ? model.modules.firstIndex { $0.name == name } : nil
        let sameName = module.map { model.declare(name, in: $0, at: place.place) }
        if sameName == nil, model.find(name) == nil { return extendInherited(name, call, place) || extendApples(name, call, place) }
        guard let index = sameName ?? model.find(name), name.beginsUppercase else { return false }
        let before = model[index].members
        addInitializer(call, to: index, place.source, place.place)
        return model[index].members != before
    }

    /// Adds an initializer that a class of the project inherits from one of a module.
    private func extendInherited(_ name: String, _ call: FunctionCallExprSyntax, _ place: StubErrorPlace) -> Bool {
        if !name.beginsUppercase { return extendConforming(name, call, place) }
        guard model.isDeclaredByProject(name), let index = inherited(by: name, place), model[index].kind == .reference else { return false }
        let before = model[index].members
        addInitializer(call, to: index, place.source, place.place)
        return model[index].members != before
    }

    /// Adds a function beside one of another protocol's, which a module's protocol gives what conforms to it: `encode()` beside `encode(to:)`.
    private func extendConforming(_ name: String, _ call: FunctionCallExprSyntax, _ place: StubErrorPlace) -> Bool {
        guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
            let type = place.chain.lazy.compactMap({ $0.asProtocol(DeclGroupSyntax.self) }).first?.declaredName,
            let owner = inherited(by: type, place), model[owner].kind == .proto
        else { return false }
        let before = model[owner].members
        let member = place.nearest(MemberBlockItemSyntax.self)?.decl.asProtocol(WithModifiersSyntax.self)
        let isStatic = member?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? false
        model.within(owner.module) {
            let reader = StubShapeReader(naming: model, source: place.source)
            let shape = reader.shape(of: call, words: [model[owner].lastName, name])
            let result = reader.wanted(of: ExprSyntax(call), [name])
            model.add(.function, name, shape, isStatic: isStatic, result: result, to: owner, at: place.source.place(of: reference))
        }
        return model[owner].members != before
    }

    /// Adds an initializer that a module gives a type of Apple's.
    private func extendApples(_ name: String, _ call: FunctionCallExprSyntax, _ place: StubErrorPlace) -> Bool {
        guard let type = StubExtendedType.named(name), !model.isDeclaredByProject(name),
            let label = type.ownLabel(among: call.arguments.compactMap(\.label?.text)), let module = model.owner(of: label, in: place.source)
        else { return false }
        addInitializer(call, to: model.declare(name, in: module, kind: .foreign, at: nil), place.source, place.place)
        return true
    }

    func generic(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        if message.contains("cannot specialize non-generic type") || message.contains("specialized with too ") {
            guard let index = place.quoted.compactMap(model.find).first else { return false }
            let count =
                place.nearest(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.count
                ?? place.nearest(MemberTypeSyntax.self)?.genericArgumentClause?.arguments.count
                ?? place.nearest(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.count ?? 1
            guard model[index].generics != count else { return false }
            model[index].generics = count
            return true
        }
        guard message.hasPrefix("generic parameter '"), message.contains("could not be inferred"), place.quoted.count >= 1 else { return false }
        return inferred(place)
    }

    /// Gives an initializer a parameter of the generic type, where an argument can say it.
    private func inferred(_ place: StubErrorPlace) -> Bool {
        guard let call = place.nearest(FunctionCallExprSyntax.self), let name = Self.calledName(call) else { return false }
        for (index, member) in members(named: name) where model[index].generics == 1 && model[index].members[member].kind == .initializer {
            let parameters = model[index].members[member].parameters
            guard !parameters.contains(where: { $0.type == "Value" }),
                let last = parameters.lastIndex(where: { !$0.isClosure && $0.type != "String" })
            else { continue }
            model[index].members[member].parameters[last].type = "Value"
            return true
        }
        return false
    }
}
