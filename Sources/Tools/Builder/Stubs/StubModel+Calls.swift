import SwiftSyntax

extension StubModel {
    /// Adds a function, initializer or what else is called, or widens the one there is to the shape of another call.
    func add(_ kind: StubMember.Kind, _ name: String, _ shape: StubShape, isStatic: Bool, result: String?, to index: Index, at place: StubPlace) {
        guard !isRefused(self[index], name) else { return }
        let type = self[index]
        if let known = type.members.firstIndex(where: { $0.kind == kind && $0.name == name && $0.isStatic == isStatic && Self.fit($0, shape) }) {
            widen(known, of: index, by: shape, at: place)
            return
        }
        var member = StubMember(kind: kind, name: name, isStatic: isStatic)
        member.parameters = shape.parameters
        member.generics = shape.generics
        (member.isAsync, member.isThrowing) = (shape.isAsync, shape.isThrowing)
        member.places = [place]
        let others = type.members.first { $0.kind == kind && $0.name == name }
        member.result = others?.result ?? result ?? self.result(of: name, shape, type, index)
        self[index].members.append(member)
    }

    private func result(of name: String, _ shape: StubShape, _ type: StubType, _ index: Index) -> String {
        if let wanted = shape.metatype, !shape.isStatement { return wanted }
        if shape.isStatement { return "Void" }
        return within(index.module) { unknown([type.lastName, name]) }
    }

    /// Whether a function can be called so as well, with parameters that one of both leaves out.
    private static func fit(_ member: StubMember, _ shape: StubShape) -> Bool {
        align(member.parameters, shape.parameters) != nil
    }

    /// The parameters of two calls beside each other, nil on one side where it leaves a parameter out; nil where that cannot be.
    static func align(_ first: [StubParameter], _ second: [StubParameter]) -> [(StubParameter?, StubParameter?)]? {
        var result: [(StubParameter?, StubParameter?)] = []
        var (left, right) = (first[...], second[...])
        while let one = left.first, let other = right.first {
            if isSame(one, other) {
                result.append((one, other))
                left.removeFirst()
                right.removeFirst()
            } else if other.label != nil, left.dropFirst().contains(where: { isSame($0, other) }) {
                result.append((one, nil))
                left.removeFirst()
            } else if one.label != nil, right.dropFirst().contains(where: { isSame(one, $0) }) {
                result.append((nil, other))
                right.removeFirst()
            } else if other.isTrailing, left.contains(where: \.isClosure) {
                result.append((one, nil))
                left.removeFirst()
            } else {
                return nil
            }
        }
        result += left.map { ($0, nil) } + right.map { (nil, $0) }
        let isMissing = result.contains { ($0.0 == nil || $0.1 == nil) && !canBeLeftOut($0.0 ?? $0.1) }
        return isMissing ? nil : result
    }

    private static func isSame(_ one: StubParameter, _ other: StubParameter) -> Bool {
        if one.isTrailing || other.isTrailing {
            return one.isClosure && other.isClosure && arity(one.type) == arity(other.type) && one.isViewBuilder == other.isViewBuilder
        }
        return one.label == other.label && one.isClosure == other.isClosure && (!one.isClosure || arity(one.type) == arity(other.type))
    }

    private static func arity(_ type: String) -> Int {
        guard let arrow = type.range(of: "->") else { return 0 }
        let list = type[..<arrow.lowerBound]
        return list.contains("()") ? 0 : list.filter { $0 == "," }.count + 1
    }

    private static func canBeLeftOut(_ parameter: StubParameter?) -> Bool {
        guard let type = parameter?.type else { return true }
        return !type.hasPrefix("inout") && !type.contains("Wanted") && parameter?.isViewBuilder != true
    }

    private func widen(_ member: Int, of index: Index, by shape: StubShape, at place: StubPlace) {
        var known = self[index].members[member]
        guard let pairs = Self.align(known.parameters, shape.parameters) else { return }
        known.places.insert(place)
        let before = known
        known.parameters = pairs.compactMap { one, other in
            guard let one else {
                var new = other
                new?.isOptional = true
                if let type = new?.type, !StubTypeName.isOptional(type), isUnknown(type) { new?.type = StubTypeName.optional(type) }
                return new
            }
            var result = one
            guard let other else {
                result.isOptional = true
                if !StubTypeName.isOptional(one.type), isUnknown(one.type) { result.type = StubTypeName.optional(one.type) }
                return result
            }
            if one.isTrailing, !other.isTrailing { (result.label, result.isTrailing) = (other.label, false) }
            result.type = joined(one.type, other.type)
            return result
        }
        if shape.isForced { known.isThrowing = false }
        for generic in shape.generics where !known.generics.contains(generic) { known.generics.append(generic) }
        if !shape.isStatement, known.result == "Void", known.kind == .function {
            known.result = within(index.module) { unknown([self[index].lastName, known.name]) }
        }
        if known != before { set(known, at: member, of: index, places: before.places) }
    }

    /// One type for what two calls give.
    func joined(_ first: String, _ second: String) -> String {
        let (one, other) = (latest(first), latest(second))
        if one == other { return one }
        // What takes anything says nothing of what is given to it.
        if let anything = [one, other].first(where: StubTypeName.isAnything) { return anything }
        if isUnknown(other), resolve(other, to: one) { return StubTypeName.isOptional(second) ? StubTypeName.optional(one) : one }
        if isUnknown(one), resolve(one, to: other) { return other }
        if Set([one, other]) == ["Int", "Double"] { return "Double" }
        if StubTypeName.path(one) == StubTypeName.path(other) { return StubTypeName.optional(one.hasSuffix("?") ? String(one.dropLast()) : one) }
        return one.contains("->") ? one : "Any?"
    }
}
