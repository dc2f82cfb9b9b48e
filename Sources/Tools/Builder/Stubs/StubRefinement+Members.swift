import ProjectReader
import SwiftSyntax

/// Members that are missing.
extension StubRefinement {
    func member(_ place: StubErrorPlace) -> Bool {
        let message = place.message
        if message.hasPrefix("module '"), message.contains(" has no member named '"), let name = place.quoted.last { return ofModule(name, place) }
        if message.hasPrefix("expected module member name after module name") { return moduleAsType(place) }
        if message.contains("is not a member type of"), place.quoted.count >= 2 { return innerType(place.quoted[0], of: place.quoted[1], place) }
        if message.contains("has no subscripts") || message.contains("cannot be subscripted") { return subscripts(place) }
        let isOther = message.contains("' cannot be used on instance of type '") || message.contains("' cannot be used on type '")
        guard message.contains(" has no member '") || isOther, place.quoted.count >= 2 else { return false }
        let (type, written) = isOther ? (place.quoted[1], place.quoted[0]) : (place.quoted[0], place.quoted[1])
        let name = String(written.prefix { $0 != "(" })
        let isStatic = isOther ? message.contains("cannot be used on type") : message.hasPrefix("type '") || type.hasSuffix(".Type")
        guard let owner = owner(of: type, name, place) else { return false }
        if guessed(owner, name, place) || (!isStatic && model.resolveConstant(owner, askedFor: name)) { return true }
        return add(name, isStatic: isStatic, to: owner, place)
    }

    /// The stub's type a member is missing of, or an extension of another's that the module makes.
    private func owner(of type: String, _ name: String, _ place: StubErrorPlace) -> StubModel.Index? {
        if let own = model.find(type) { return own }
        // What has turned out to be another type in this round is asked for again when it is one.
        guard model.latest(type) == type else { return nil }
        let path = StubTypeName.path(type)
        guard !StubTypeName.isAnything(path), !StubModel.isPlaceholder(path) else { return nil }
        if model.isDeclaredByProject(path.split(separator: ".").last.map(String.init) ?? path) { return inherited(by: path, place) }
        guard !TypingErrors.isLacking(name), TypingErrors.meant(in: place.message) == nil, let module = model.owner(ofMember: name, in: place.source)
        else {
            return nil
        }
        let plain = type.hasPrefix("some View") || path.isEmpty || path == "some View" ? "View" : type.hasPrefix("[") ? "Array" : path
        let isView = plain != "View" && (place.source.imports.contains("SwiftUI") || place.source.imports.contains("WidgetKit")) && isModified(place)
        let viewTypes: Set = [
            "Text", "Image", "Button", "Link", "VStack", "HStack", "ZStack", "ModifiedContent", "Group", "ForEach", "Label", "List",
        ]
        let extended = isView && viewTypes.contains(plain) ? "View" : plain
        return model.declare(extended, in: module, kind: .foreign, at: nil)
    }

    private func isModified(_ place: StubErrorPlace) -> Bool { place.use.flatMap { StubErrorPlace.call(of: $0) } != nil }

    /// The type of a stub that a type of the project inherits from.
    func inherited(by type: String, _ place: StubErrorPlace) -> StubModel.Index? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        for source in [place.source] + model.sources.files.compactMap(model.sources.source) {
            let finder = StubInheritance(of: name)
            finder.walk(source.tree)
            if let found = finder.names.compactMap(model.find).first { return found }
        }
        return nil
    }

    /// What a value of unknown type is, by what it is asked for.
    private func guessed(_ owner: StubModel.Index, _ name: String, _ place: StubErrorPlace) -> Bool {
        let type = model[owner]
        if StubHints.isViewModifier(name), isModified(place), !type.isView, type.kind == .structure || type.isUnknown {
            return model.conform(owner, to: "View")
        }
        guard type.isUnknown, type.members.isEmpty, let hint = StubHints.type(withMember: name) else { return false }
        guard hint == "[Element]" else { return model.resolve(type.name, to: hint) }
        let element = model.within(owner.module) { model.unknown([String(type.name.dropFirst(7)), "Element"]) }
        return model.resolve(type.name, to: "[\(element)]")
    }

    func add(_ name: String, isStatic: Bool, to owner: StubModel.Index, _ place: StubErrorPlace) -> Bool {
        guard let use = place.use else { return inPath(name, owner, place) }
        if let access = use.as(MemberAccessExprSyntax.self), access.declName.baseName.text == name {
            if let call = StubErrorPlace.call(of: access), isPattern(Syntax(call)) { return addPattern(name, call, owner, place) }
            addMember(name, access, isStatic: isStatic, to: owner, place.source, place.place)
            return true
        }
        guard let reference = use.as(DeclReferenceExprSyntax.self), reference.baseName.text == name else { return inPath(name, owner, place) }
        model.within(owner.module) {
            let type = model[owner]
            let reader = StubShapeReader(naming: model, source: place.source, isOfView: type.isViewProtocol)
            if let call = StubErrorPlace.call(of: reference) {
                let shape = reader.shape(of: call, words: [type.lastName, name])
                let result = result(of: type) ?? reader.wanted(of: call, [type.lastName, name])
                model.add(.function, name, shape, isStatic: isStatic, result: result, to: owner, at: place.place)
            } else {
                addProperty(name, isStatic: isStatic, to: owner, place)
            }
        }
        return true
    }

    /// A component of a key path, or what else has no expression of its own.
    private func inPath(_ name: String, _ owner: StubModel.Index, _ place: StubErrorPlace) -> Bool {
        if name.beginsUppercase, place.chain.contains(where: { $0.is(TypeSyntax.self) }) {
            model.declare("\(model[owner].name).\(name)", in: owner.module, at: place.place)
            return true
        }
        addProperty(name, isStatic: false, to: owner, place)
        return true
    }

    private func addProperty(_ name: String, isStatic: Bool, to owner: StubModel.Index, _ place: StubErrorPlace) {
        let result = model.within(owner.module) { model.unknown([model[owner].lastName, name]) }
        model.add(.property, name, StubShape(), isStatic: isStatic, result: result, to: owner, at: place.place)
    }

    private func isPattern(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) || $0 == node }.contains {
            $0.is(ExpressionPatternSyntax.self) || $0.is(SwitchCaseItemSyntax.self)
        }
    }

    /// `case .failed(let reason)`
    private func addPattern(_ name: String, _ call: FunctionCallExprSyntax, _ owner: StubModel.Index, _ place: StubErrorPlace) -> Bool {
        model.within(owner.module) {
            let parameters = call.arguments.map { argument in
                StubParameter(label: argument.label?.text, type: model.unknown([model[owner].lastName, name, argument.label?.text ?? "Value"]))
            }
            model.addCase(name, parameters, to: owner, at: place.place)
        }
        return true
    }

    private func ofModule(_ name: String, _ place: StubErrorPlace) -> Bool {
        guard let module = model.modules.firstIndex(where: { $0.name == place.quoted[0] }) else { return false }
        guard name.beginsUppercase else {
            // A value read from what has the module's name is one of a type of that name: a variable of the whole module is nobody's habit.
            if let access = place.use?.as(MemberAccessExprSyntax.self),
                StubErrorPlace.call(of: access) == nil || moduleNamed(by: access.base) != module
            {
                return declareType(ofName: module, place)
            }
            let top = model.declare("", in: module, at: nil)
            return add(name, isStatic: true, to: top, place)
        }
        let index = model.declare(name, in: module, at: place.place)
        gather(name, index, module)
        return true
    }

    /// `let log = SwiftyBeaver.self`: what stands for a value is a type of the module's name.
    private func moduleAsType(_ place: StubErrorPlace) -> Bool {
        let written = place.nearest(MemberAccessExprSyntax.self)?.base ?? place.nearest(DeclReferenceExprSyntax.self).map(ExprSyntax.init)
        return moduleNamed(by: written).map { declareType(ofName: $0, place) } ?? false
    }

    private func moduleNamed(by expression: ExprSyntax?) -> Int? {
        guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return model.modules.firstIndex { $0.name == name }
    }

    private func declareType(ofName module: Int, _ place: StubErrorPlace) -> Bool {
        let name = model.modules[module].name
        gather(name, model.declare(name, in: module, at: place.place), module)
        return true
    }

    private func innerType(_ name: String, of type: String, _ place: StubErrorPlace) -> Bool {
        guard let owner = model.find(String(type.split(separator: " ").last ?? "")) else { return false }
        let index = model.declare("\(model[owner].name).\(name)", in: owner.module, at: place.place)
        gather(model[index].name, index, owner.module)
        return true
    }

    private func subscripts(_ place: StubErrorPlace) -> Bool {
        guard let owner = place.quoted.first.flatMap(model.find), let call = place.nearest(SubscriptCallExprSyntax.self) else { return false }
        model.within(owner.module) {
            let reader = StubShapeReader(naming: model, source: place.source)
            let parameters = call.arguments.map {
                StubParameter(label: $0.label?.text, type: reader.type(of: $0.expression, [model[owner].lastName, "Index"]))
            }
            var shape = StubShape()
            shape.parameters = parameters
            // Not a list, which would have nothing at any index.
            model.add(.subscript, "subscript", shape, isStatic: false, result: nil, to: owner, at: place.place)
        }
        return true
    }
}

/// Finds what a type of the project inherits.
private final class StubInheritance: SyntaxAnyVisitor {
    private let name: String
    private(set) var names: [String] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let group = node.asProtocol(DeclGroupSyntax.self), group.declaredName?.split(separator: ".").last.map(String.init) == name {
            names += group.inheritedNames
        }
        return .visitChildren
    }
}
