import SwiftSyntax

/// Conformances, classes and what they override, effects.
extension StubRefinement {
    func conformance(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        let forms = [
            "' conform to '", "does not conform to protocol '", "does not conform to expected type '", "to be a class type", "' inherit from '",
        ]
        if message.contains("expected to be an instance of a class") || message.contains("may only be applied to class")
            || message.contains("to be a class type") || message.contains("must be a class") || message.contains("is not a class type")
        {
            return makeClass(place.quoted)
        }
        if message.hasSuffix("this expression does not conform to 'View'") { return makeView(of: place) }
        guard forms.contains(where: message.contains), let name = place.quoted.last else { return false }
        guard let type = place.quoted.dropLast().last(where: { model.find($0) != nil }), let index = model.find(type) else { return false }
        if message.contains("inherit from") { return makeClass([type]) && model.conform(index, to: name) }
        if model[index].isUnknown, let known = Self.types[StubTypeName.path(name)] {
            if known == "[Element]" { return list(type) }
            return model.resolve(model[index].name, to: known)
        }
        if model[index].kind == .proto { return false }
        let path = StubTypeName.path(name)
        guard model.canName(path) || model.find(path) != nil else { return false }
        return model.conform(index, to: ["Decodable", "Encodable"].contains(path) ? "Codable" : path)
    }

    /// What stands among views is one: a type that is made there, or the result of a member.
    private func makeView(of place: StubErrorPlace) -> Bool {
        let expression = place.chain.compactMap { $0.as(ExprSyntax.self) }.last {
            $0.positionAfterSkippingLeadingTrivia == place.token.positionAfterSkippingLeadingTrivia
        }
        let call = expression?.as(FunctionCallExprSyntax.self)
        let used = call?.calledExpression ?? expression
        guard
            let name = call.flatMap(Self.calledName) ?? used?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? used?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        if name.beginsUppercase, let index = model.find(name) { return model.conform(index, to: "View") }
        for (index, member) in members(named: name) {
            let result = model[index].members[member].result
            if result == "Void" {
                model[index].members[member].result = model.within(index.module) { model.unknown([model[index].lastName, name]) }
            }
            guard let type = model.find(model[index].members[member].result), model.conform(type, to: "View") else { continue }
            return true
        }
        return false
    }

    /// Types that conform to protocols few types conform to.
    private static let types = [
        "StringProtocol": "String", "BinaryInteger": "Int", "SignedInteger": "Int", "FixedWidthInteger": "Int", "Numeric": "Double",
        "AdditiveArithmetic": "Double", "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "Strideable": "Int", "SignedNumeric": "Double",
        "Sequence": "[Element]", "Collection": "[Element]", "RandomAccessCollection": "[Element]", "BidirectionalCollection": "[Element]",
        "ShapeStyle": "Color", "Plottable": "Double", "PersistentModel": "Any", "LosslessStringConvertible": "String", "Comparable": "Double",
        "DataProtocol": "Data",
    ]

    /// A project that goes through all cases of an enumeration leaves no place for one of which it knows nothing.
    func exhaustion(_ place: StubErrorPlace) -> Bool {
        guard place.message.hasPrefix("switch must be exhaustive"), let cases = place.nearest(SwitchExprSyntax.self)?.cases else { return false }
        let names = cases.description.matches(of: /\.(\w+)/).map { String($0.output.1) }
        guard let index = names.lazy.flatMap({ members(named: $0) }).map(\.0).first(where: { model[$0].absentCase != nil }) else { return false }
        model[index].isSwitched = true
        return true
    }

    private func makeClass(_ types: [String]) -> Bool {
        guard let index = types.lazy.compactMap(model.find).first, model[index].kind == .structure else { return false }
        model[index].kind = .reference
        return true
    }

    func inheritance(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        if message.contains("annotated with '@main' and must provide a main static function"), let type = place.quoted.first {
            guard let index = inherited(by: type, place), model[index].kind == .reference else { return false }
            let isOfMac = !place.source.imports.isDisjoint(with: ["AppKit", "Cocoa"])
            model.bring(isOfMac ? "AppKit" : "UIKit", along: index.module)
            let names = isOfMac ? ["NSObject", "NSApplicationDelegate"] : ["UIResponder", "UIApplicationDelegate"]
            return names.map { model.conform(index, to: $0) }.contains(true)
        }
        if message.contains("is a 'let' constant") || message.contains("cannot use mutating member on immutable value") { return constant(place) }
        if message.hasPrefix("inheritance from non-protocol") || message.contains("constrained to non-protocol") {
            guard let index = place.quoted.compactMap(model.find).first else { return false }
            let inClass = place.nearest(InheritedTypeSyntax.self)?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
            let text = place.nearest(ClassDeclSyntax.self)?.memberBlock.description ?? ""
            let isSuperclass = inClass && (text.contains("override ") || text.contains("super."))
            guard model[index].members.allSatisfy({ $0.kind != .initializer }) || isSuperclass || model[index].kind == .structure else {
                return false
            }
            model[index].kind = isSuperclass ? .reference : .proto
            model[index].isUnknown = false
            return true
        }
        if message.hasPrefix("multiple inheritance from classes"), let index = place.quoted.compactMap(model.find).last {
            model[index].kind = .proto
            return true
        }
        return message.contains("does not override any ") && overridden(place)
    }

    /// A value that is kept in a constant and changed is an object.
    private func constant(_ place: StubErrorPlace) -> Bool {
        guard let access = place.nearest(MemberAccessExprSyntax.self) else { return false }
        for (index, _) in members(named: access.declName.baseName.text) where model[index].kind == .structure && !model[index].isView {
            model[index].kind = .reference
            return true
        }
        return false
    }

    /// Declares what a class of the project overrides.
    private func overridden(_ place: StubErrorPlace) -> Bool {
        guard let type = place.nearest(ClassDeclSyntax.self), let owner = type.inheritedNames.compactMap(model.find).first,
            [.reference, .proto].contains(model[owner].kind)
        else { return false }
        // Only classes have something to override, whatever it looked like before.
        model[owner].kind = .reference
        let signature =
            place.nearest(FunctionDeclSyntax.self)?.signature.description ?? place.nearest(InitializerDeclSyntax.self)?.signature.description
        for named in StubTypeName.words(signature ?? "").compactMap(model.find) where named.module != owner.module {
            _ = model.sees(named.module, from: owner.module)
        }
        if let function = place.nearest(FunctionDeclSyntax.self) {
            var member = StubMember(kind: .function, name: function.name.text)
            member.parameters = parameters(function.signature.parameterClause, owner)
            member.result = function.signature.returnClause.map { nameable($0.type.trimmedDescription, owner) } ?? "Void"
            member.isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
            member.isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
            return open(member, owner, place)
        }
        if let variable = place.nearest(VariableDeclSyntax.self), let binding = variable.bindings.first {
            var member = StubMember(kind: .property, name: binding.pattern.trimmedDescription)
            member.result = binding.typeAnnotation.map { nameable($0.type.trimmedDescription, owner) } ?? "Any"
            return open(member, owner, place)
        }
        guard let initializer = place.nearest(InitializerDeclSyntax.self) else { return false }
        var member = StubMember(kind: .initializer, name: "init")
        member.parameters = parameters(initializer.signature.parameterClause, owner)
        return open(member, owner, place)
    }

    private func open(_ member: StubMember, _ owner: StubModel.Index, _ place: StubErrorPlace) -> Bool {
        guard !model.isRefused(model[owner], member.name) else { return false }
        var member = member
        member.isOpen = member.kind != .initializer
        member.places = [place.place]
        model[owner].members.append(member)
        return true
    }

    private func nameable(_ type: String, _ owner: StubModel.Index) -> String { model.within(owner.module) { model.canName(type) ? type : "Any" } }

    private func parameters(_ clause: FunctionParameterClauseSyntax, _ owner: StubModel.Index) -> [StubParameter] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.text
            return StubParameter(label: label == "_" ? nil : label, type: nameable(StubTypeName.bare(parameter.type.trimmedDescription), owner))
        }
    }

    // MARK: - Effects

    func effect(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        let isThrowing = message.contains("can throw") || message.contains("errors thrown from here")
        let isAsync =
            message.contains("is 'async' but is not marked") || message.contains("'async' call in") || message.contains("'async' property access in")
        guard isThrowing || isAsync else { return false }
        for name in Self.names(after: place) {
            for (index, member) in members(named: name) {
                let known = model[index].members[member]
                if isThrowing, known.isThrowing {
                    model[index].members[member].isThrowing = false
                    return true
                }
                if isAsync, known.isAsync {
                    model[index].members[member].isAsync = false
                    return true
                }
            }
        }
        return false
    }

    /// Names of what is called or read in the expression at a place.
    private static func names(after place: StubErrorPlace) -> [String] {
        let outer = place.chain.prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) }.last { $0.is(ExprSyntax.self) }
        guard let outer else { return [] }
        return outer.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }
}
