import SwiftSyntax

/// Types that turn out to be others.
extension StubRefinement {
    func conversion(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        let beginnings = [
            "cannot convert value of type '", "cannot convert return expression of type '", "cannot assign value of type '", "cannot pass ",
            "type of expression is ", "cannot convert ", "default argument value of type '", "property type '", "expression pattern of type '",
            "enum case '", "type '",
        ]
        let types = place.quoted
        if message.contains("' produces result of type '"), message.contains("but context expects '"), types.count == 4 { return produced(types) }
        if message.contains("' is not convertible to '"), types.count >= 2 { return unify(types[0], types[1]) }
        guard beginnings.contains(where: message.hasPrefix), Self.words.contains(where: message.contains) else { return false }
        if message.hasSuffix("to expected condition type 'Bool'"), let first = types.first, model.isUnknown(first) {
            return model.resolve(first, to: "Bool")
        }
        guard types.count >= 2 else { return false }
        // Another error of this round has made them one already.
        if types[0] != types[1], Self.plain(model.latest(types[0])) == Self.plain(model.latest(types[1])) { return true }
        if model.namesParameter(types[1]), let index = model.find(types[0]), let name = comparedCase(place) {
            model.addCase(name, [], to: index, at: place.place)
            return true
        }
        if message.hasPrefix("expression pattern of type") { return unify(types[1], types[0]) }
        return unify(types[0], types[1]) || accepted(types[0], as: types[1]) || widened(place, given: types[0])
    }

    /// `duration` of `min(length, .duration)`: a member that is named without its type is of the type that is expected there.
    private func produced(_ quoted: [String]) -> Bool {
        for (index, member) in members(named: quoted[0]) where model[index].members[member].isStatic {
            let known = Self.plain(model[index].members[member].result)
            guard known == Self.plain(quoted[2]) || StubTypeName.isConstraint(known), known != quoted[3] else { continue }
            if model.isUnknown(known) { return unify(known, quoted[3]) }
            model[index].members[member].result = quoted[3]
            return true
        }
        return false
    }

    /// Of a type of a stub of which is known only its name: what is given for it conforms to it, or it is another name of a list.
    private func accepted(_ given: String, as wanted: String) -> Bool {
        let type = Self.plain(given)
        guard let index = model.find(wanted), !model[index].isUnknown, model[index].generics == 0, model[index].members.isEmpty,
            [.structure, .proto].contains(model[index].kind), model[index].alias == nil
        else { return false }
        let name = model[index].name
        if let own = model.find(type), own != index, [.structure, .reference].contains(model[own].kind), model.sees(index.module, from: own.module) {
            model[index].kind = .proto
            return model.conform(own, to: name)
        }
        guard model.within(index.module, { model.canName(type) }), !type.contains("->"), !type.hasSuffix("?") else { return false }
        if type.hasPrefix("[") {
            model[index].alias = type
            return true
        }
        guard !type.contains("<"), !type.contains(" ") else { return false }
        model[index].kind = .proto
        return model.conform(model.declare(type, in: index.module, kind: .foreign, at: nil), to: name)
    }

    /// `ready` of `value.state == .ready`, of which the compiler takes a type that it knows to have such a case for what is compared.
    private func comparedCase(_ place: StubErrorPlace) -> String? {
        place.nearest(SequenceExprSyntax.self)?.elements.lazy.compactMap { element in
            element.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
        }.first
    }

    private static let words = [
        "to expected ", "to specified type", "to return type", "to closure result type", "to type '", "cannot be converted to type '", "to subscript",
        "of type '", "in coercion",
        "does not match 'wrappedValue' type", "cannot match values of type", "result type",
    ]

    /// Makes one type of two, of which one is not known yet. `given` is a value's, `wanted` what takes it.
    func unify(_ given: String, _ wanted: String) -> Bool {
        let (first, second) = (Self.plain(model.latest(given)), Self.plain(model.latest(wanted)))
        if first == second || [first, second].contains(where: { StubTypeName.isAnything($0) || StubTypeName.isConstraint($0) }) { return false }
        if model.isUnknown(first), StubTypeName.path(first) == first { return model.resolve(first, to: second) }
        if model.isUnknown(second), StubTypeName.path(second) == second { return model.resolve(second, to: first) }
        if first.hasSuffix("?"), second.hasSuffix("?") { return unify(String(first.dropLast()), String(second.dropLast())) }
        if second.hasSuffix("?") { return unify(first, String(second.dropLast())) }
        if first.hasPrefix("["), second.hasPrefix("["), !first.contains(":"), !second.contains(":") {
            return unify(String(first.dropFirst().dropLast()), String(second.dropFirst().dropLast()))
        }
        let (one, other) = (Self.arguments(first), Self.arguments(second))
        if !one.isEmpty, one.count == other.count { return zip(one, other).contains { unify($0, $1) } }
        if first.hasSuffix("?"), model.isUnknown(second) { return model.resolve(second, to: first) }
        return false
    }

    private static func plain(_ type: String) -> String { StubTypeName.bare(type) }

    /// The generic arguments of a type.
    private static func arguments(_ type: String) -> [String] {
        guard let start = type.firstIndex(of: "<"), type.hasSuffix(">"), !type.contains("->") else { return [] }
        return type[type.index(after: start)...].dropLast().split(separator: ",").map { String($0).trimmingSpaces }
    }

    /// A parameter that takes what two calls give.
    private func widened(_ place: StubErrorPlace, given: String) -> Bool {
        guard let argument = place.argument else { return false }
        return changeParameter(of: argument.call, label: argument.label, expression: argument.expression) { type in
            let joined = model.joined(type, Self.plain(given))
            return joined == type ? "Any?" : joined
        }
    }

    /// Changes the parameter of a stub's function that an argument is given to. False where no stub has it.
    func changeParameter(
        of call: FunctionCallExprSyntax, label: String?, expression: ExprSyntax, _ change: (String) -> String
    ) -> Bool {
        guard let name = Self.calledName(call) else { return false }
        let position = call.arguments.firstIndex { $0.expression.id == expression.id }.map {
            call.arguments.distance(from: call.arguments.startIndex, to: $0)
        }
        for (index, member) in members(named: name) {
            let (owner, known) = (model[index], model[index].members[member])
            let exact = position.flatMap { known.parameters.indices.contains($0) && known.parameters[$0].label == label ? $0 : nil }
            guard let parameter = exact ?? known.parameters.firstIndex(where: { $0.label == label && label != nil }) else { continue }
            let type = known.parameters[parameter].type
            guard !type.contains("->") else { continue }
            let changed = model.within(index.module) { change(type) }
            guard changed != type else { continue }
            // What has turned out to be another type meanwhile is gone, and those after it have other numbers.
            guard let number = model.modules[index.module].types.firstIndex(where: { $0.name == owner.name && $0.kind == owner.kind }) else {
                return true
            }
            let now = StubModel.Index(module: index.module, type: number)
            guard let same = Self.place(of: known, at: member, in: model[now].members) else { return true }
            model[now].members[same].parameters[parameter].type = changed
            return true
        }
        return false
    }

    /// Where a member is now that was at a place before.
    private static func place(of member: StubMember, at place: Int, in members: [StubMember]) -> Int? {
        func isSame(_ other: StubMember) -> Bool {
            (other.kind, other.name, other.isStatic) == (member.kind, member.name, member.isStatic) && other.labels == member.labels
        }
        return members.indices.contains(place) && isSame(members[place]) ? place : members.firstIndex(where: isSame)
    }

    /// Members of stubs by the name they are called by: for a type's name its initializers.
    func members(named name: String) -> [(StubModel.Index, Int)] {
        var result: [(StubModel.Index, Int)] = []
        for module in model.modules.indices {
            for (number, type) in model.modules[module].types.enumerated() {
                for (member, known) in type.members.enumerated()
                where known.name == name || (known.kind == .initializer && type.lastName == name) {
                    result.append((StubModel.Index(module: module, type: number), member))
                }
            }
        }
        return result
    }

    static func calledName(_ call: FunctionCallExprSyntax) -> String? {
        var called = call.calledExpression
        if let special = called.as(GenericSpecializationExprSyntax.self) { called = special.expression }
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    // MARK: - Operators

    func operands(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        let types = place.quoted
        if message.hasPrefix("binary operator '"), types.count >= 3 {
            if types[0] == "??" {
                let left = model.latest(types[1])
                if model.isUnknown(left), !StubTypeName.isOptional(left) { return model.makeOptional(left) }
                // What stands in for a missing value is rarely one that may be missing itself.
                return unify(left.hasSuffix("?") ? String(left.dropLast()) : left, types[2])
            }
            if unify(types[1], types[2]) || unify(types[2], types[1]) { return true }
            return arithmetic(types[0], types.dropFirst())
        }
        if message.hasPrefix("result values in '? :'"), types.count >= 3 { return unify(types[1], types[2]) || unify(types[2], types[1]) }
        if message.hasPrefix("binary operator '"), types.count == 2 { return arithmetic(types[0], types.dropFirst()) }
        if message.hasPrefix("unary operator '"), types.count >= 2, model.isUnknown(types[1]) {
            return model.resolve(types[1], to: types[0] == "!" ? "Bool" : "Double")
        }
        if message.hasPrefix("for-in loop requires '") {
            return list(types[0])
        }
        return false
    }

    private func arithmetic(_ sign: String, _ types: ArraySlice<String>) -> Bool {
        guard let unknown = types.first(where: model.isUnknown) else { return false }
        return model.resolve(unknown, to: ["&&", "||"].contains(sign) ? "Bool" : "Double")
    }

    /// Makes a list of an unknown type.
    func list(_ type: String) -> Bool {
        guard let index = model.find(type), model[index].isUnknown else { return false }
        let element = model.within(index.module) { model.unknown([String(model[index].name.dropFirst(7)), "Element"]) }
        return model.resolve(model[index].name, to: "[\(element)]")
    }
}
