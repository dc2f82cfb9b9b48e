import SwiftSyntax

/// Values that may be missing, or turn out to be always there.
extension StubRefinement {
    func optional(_ place: StubErrorPlace) -> Bool {
        if place.message.hasPrefix("value of optional type") {
            if let argument = place.argument,
                changeParameter(of: argument.call, label: argument.label, expression: argument.expression, StubTypeName.optional)
            {
                return true
            }
            return makeResultPresent(place)
        }
        let forms = [
            "'nil' is not compatible with", "'nil' cannot be assigned to type", "'nil' is incompatible with",
            "'nil' cannot initialize specified type",
            "must have Optional type, not", "cannot use optional chaining on non-optional value", "cannot force unwrap value of non-optional type",
        ]
        guard forms.contains(where: place.message.contains) else { return false }
        let type = place.quoted.last ?? ""
        if model.isUnknown(type), model.makeOptional(type) { return true }
        if place.message.hasPrefix("'nil'"), let argument = place.argument {
            return changeParameter(of: argument.call, label: argument.label, expression: argument.expression, StubTypeName.optional)
        }
        return makeGivenOptional(place) || makeResultOptional(place)
    }

    /// Makes what a stub hands to a closure one that may be missing, where the closure asks whether it is there.
    private func makeGivenOptional(_ place: StubErrorPlace) -> Bool {
        guard let name = askedName(place) else { return false }
        for closure in place.chain.compactMap({ $0.as(ClosureExprSyntax.self) }) {
            guard let number = closure.parameterNames.firstIndex(of: name) else { continue }
            guard let (call, label) = Self.receiver(of: closure), let called = Self.calledName(call) else { return false }
            return makeParameterOptional(number, ofClosure: label, of: called)
        }
        return false
    }

    /// The name of which is asked whether its value is there: `if let error`, `error?.code`.
    private func askedName(_ place: StubErrorPlace) -> String? {
        if let binding = place.nearest(OptionalBindingConditionSyntax.self) {
            guard let value = binding.initializer?.value else { return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            return value.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return place.nearest(OptionalChainingExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The call that a closure is given to, and its label there.
    private static func receiver(of closure: ClosureExprSyntax) -> (FunctionCallExprSyntax, String?)? {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) { return (call, nil) }
        if let labelled = closure.parent?.as(LabeledExprSyntax.self), let call = labelled.parent?.parent?.as(FunctionCallExprSyntax.self) {
            return (call, labelled.label?.text)
        }
        guard let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (call, element.label.text)
    }

    private func makeParameterOptional(_ number: Int, ofClosure label: String?, of called: String) -> Bool {
        for (index, member) in members(named: called) {
            let parameters = model[index].members[member].parameters
            guard let parameter = parameters.lastIndex(where: { $0.isClosure && (label == nil || $0.label == label) }),
                let changed = StubTypeName.withOptionalParameter(number, of: parameters[parameter].type)
            else { continue }
            model[index].members[member].parameters[parameter].type = changed
            return true
        }
        return false
    }

    /// Makes the value of a stub's member one that is always there, where the project uses it so.
    private func makeResultPresent(_ place: StubErrorPlace) -> Bool {
        var used = place.use
        if let call = used?.as(FunctionCallExprSyntax.self) { used = call.calledExpression }
        let name = used?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? used?.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return false }
        for (index, member) in members(named: name) {
            let result = model[index].members[member].result
            guard result.hasSuffix("?"), !result.hasPrefix("(") else { continue }
            model[index].members[member].result = String(result.dropLast())
            model[index].members[member].isPresent = true
            return true
        }
        return false
    }

    /// The result of the stub's member that an expression ends with.
    func makeResultOptional(_ place: StubErrorPlace) -> Bool {
        var expression =
            place.nearest(OptionalChainingExprSyntax.self)?.expression ?? place.nearest(OptionalBindingConditionSyntax.self)?.initializer?.value
            ?? place.nearest(ForceUnwrapExprSyntax.self)?.expression
        while let inner = expression {
            if let wrapped = inner.as(TryExprSyntax.self) {
                expression = wrapped.expression
            } else if let wrapped = inner.as(AwaitExprSyntax.self) {
                expression = wrapped.expression
            } else if let call = inner.as(FunctionCallExprSyntax.self) {
                expression = call.calledExpression
            } else {
                break
            }
        }
        let name = expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return false }
        for (index, member) in members(named: name) {
            if model[index].members[member].kind == .initializer, !model[index].members[member].isFailable {
                model[index].members[member].isFailable = true
                return true
            }
            let result = model[index].members[member].result
            guard result != "Void", !StubTypeName.isOptional(result), !model[index].members[member].isPresent else { continue }
            model[index].members[member].result = StubTypeName.optional(result)
            return true
        }
        return false
    }
}
