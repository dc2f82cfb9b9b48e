import ProjectReader
import SwiftSyntax

/// Names that are missing.
extension StubRefinement {
    func missing(_ place: StubErrorPlace) -> Bool {
        if place.message.hasSuffix("is ambiguous for type lookup in this context"), let name = place.quoted.first { return model.withdraw(name) }
        let beginnings = ["cannot find type '", "cannot find '", "unknown attribute '", "no type named '"]
        guard beginnings.contains(where: place.message.hasPrefix), let name = place.quoted.first, !name.isEmpty else { return false }
        guard !TypingErrors.isLacking(name),
            AppleFrameworks.owners(of: name, among: place.source.imports.intersection(AppleFrameworks.names)).isEmpty
        else { return false }
        guard let module = model.owner(of: name, in: place.source) else { return memberOfExtended(name, place) }
        if let apples = brought(name, to: place.source) {
            model.bring(apples, along: module)
            return true
        }
        if let known = model.find(name), known.module != module {
            model.export(known.module, from: module)
            return true
        }
        guard !model.isWithdrawn(name, from: module) else { return false }
        declare(name, in: module, place)
        return true
    }

    /// The module of Apple's that has a name which a file uses without importing it; nil where it imports it, or none has the name.
    private func brought(_ name: String, to source: StubSource) -> String? {
        source.imports.isDisjoint(with: owners(of: name)) ? owner(of: name) : nil
    }

    /// The module of Apple's that has a name; nil for none.
    func owner(of name: String) -> String? {
        let owners = owners(of: name)
        return Self.oftenBrought.first(where: owners.contains) ?? owners.first
    }

    private func owners(of name: String) -> [String] { owners[name] ?? (Self.foundationTypes.contains(name) ? ["Foundation"] : []) }

    /// Where several have the name, those that packages stand on.
    private static let oftenBrought = ["UIKit", "SwiftUI", "Foundation"]
    private static let foundationTypes: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue", "FileManager", "IndexPath",
        "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Notification", "NotificationCenter", "NSError", "NSObject", "ProcessInfo",
        "TimeInterval",
        "TimeZone", "Timer", "URL", "URLRequest", "URLSession", "UUID", "UserDefaults",
    ]

    private func declare(_ name: String, in module: Int, _ place: StubErrorPlace) {
        let kind = kind(of: name, place)
        let isType = kind != .structure || name.beginsUppercase || place.chain.contains { $0.is(TypeSyntax.self) }
        guard isType else { return declareGlobal(name, in: module, place) }
        let index = model.declare(name, in: module, kind: kind, at: place.place)
        if kind == .propertyWrapper { model[index].generics = 1 }
        gather(name, index, module)
        if kind == .propertyWrapper, let attribute = place.nearest(AttributeSyntax.self) { addWrapper(attribute, index, place) }
    }

    private func declareGlobal(_ name: String, in module: Int, _ place: StubErrorPlace) {
        if let (owner, isStatic) = surrounding(module, place) {
            _ = add(name, isStatic: isStatic, to: owner, place)
            return
        }
        let top = model.declare("", in: module, at: nil)
        // The name alone: what is asked of a value, `meal.title()`, is none of its own.
        let reference = place.nearest(DeclReferenceExprSyntax.self).flatMap { $0.baseName.text == name ? ExprSyntax($0) : nil }
        guard let use = reference ?? place.use else { return }
        model.within(module) {
            let reader = StubShapeReader(naming: model, source: place.source)
            if let call = StubErrorPlace.call(of: use) {
                let shape = reader.shape(of: call, words: [name])
                model.add(.function, name, shape, isStatic: true, result: reader.wanted(of: call, [name]), to: top, at: place.place)
            } else {
                let result = reader.wanted(of: use, [name]) ?? model.unknown([name])
                model.add(.property, name, StubShape(), isStatic: true, result: result, to: top, at: place.place)
            }
        }
    }

    /// The type of a stub whose member a name without a base is, by what stands around it; nil where none has it.
    private func surrounding(_ module: Int, _ place: StubErrorPlace) -> (StubModel.Index, isStatic: Bool)? {
        guard let group = place.chain.lazy.compactMap({ $0.asProtocol(DeclGroupSyntax.self) }).first, let name = group.declaredName else {
            return nil
        }
        let member = place.nearest(MemberBlockItemSyntax.self)?.decl.asProtocol(WithModifiersSyntax.self)
        let isStatic = member?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? false
        if let own = model.find(name) { return (own, isStatic) }
        if let own = inherited(by: name, place), [.reference, .proto].contains(model[own].kind) { return (own, isStatic) }
        guard group.is(ExtensionDeclSyntax.self), name == "View", place.use.flatMap({ StubErrorPlace.call(of: $0) }) != nil else { return nil }
        return (model.declare(name, in: module, kind: .foreign, at: nil), false)
    }

    /// A name without a base inside an extension, in a source that imports no module with a stub: a member that a module brought which others
    /// import.
    private func memberOfExtended(_ name: String, _ place: StubErrorPlace) -> Bool {
        guard place.message.hasPrefix("cannot find '"), !name.beginsUppercase,
            let group = place.chain.lazy.compactMap({ $0.asProtocol(DeclGroupSyntax.self) }).first?.as(ExtensionDeclSyntax.self),
            let type = group.declaredName, model.find(type) == nil, !model.isDeclaredByProject(type),
            let module = model.owner(ofMember: name, in: place.source)
        else { return false }
        let member = place.nearest(MemberBlockItemSyntax.self)?.decl.asProtocol(WithModifiersSyntax.self)
        let isStatic = member?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? false
        return add(name, isStatic: isStatic, to: model.declare(type, in: module, kind: .foreign, at: nil), place)
    }

    /// What a type has to be, by where its name stands.
    private func kind(of name: String, _ place: StubErrorPlace) -> StubType.Kind {
        if let attribute = place.nearest(AttributeSyntax.self), attribute.name == name {
            let owner = attribute.parent?.parent
            if let variable = owner?.as(VariableDeclSyntax.self), variable.bindings.first?.accessorBlock == nil { return .propertyWrapper }
            if owner?.is(FunctionParameterSyntax.self) == true || owner?.is(TypeSyntax.self) == true { return .resultBuilder }
            return name.hasSuffix("Actor") ? .globalActor : .resultBuilder
        }
        for node in place.chain {
            if let inherited = node.as(InheritedTypeSyntax.self) { return inheritedKind(name, inherited) }
            if node.is(GenericParameterSyntax.self) || node.is(ConformanceRequirementSyntax.self) || node.is(SomeOrAnyTypeSyntax.self) {
                return .proto
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { break }
        }
        return .structure
    }

    private func inheritedKind(_ name: String, _ node: InheritedTypeSyntax) -> StubType.Kind {
        guard let list = node.parent?.as(InheritedTypeListSyntax.self), let owner = list.parent?.parent?.as(ClassDeclSyntax.self) else {
            return .proto
        }
        let isFirst = list.first?.id == node.id
        let body = owner.memberBlock.description
        if isFirst, body.contains("override ") || body.contains("super.") { return .reference }
        if ["Delegate", "DataSource", "Protocol", "able", "ing", "Type"].contains(where: name.hasSuffix) { return .proto }
        return isFirst && !body.contains("init(") ? .reference : .proto
    }

    private func addWrapper(_ attribute: AttributeSyntax, _ index: StubModel.Index, _ place: StubErrorPlace) {
        var shape = StubShape()
        let binding = attribute.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first
        if binding?.initializer != nil { shape.parameters.append(StubParameter(label: "wrappedValue", type: "Value")) }
        model.within(index.module) {
            let reader = StubShapeReader(naming: model, source: place.source)
            if let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) {
                for argument in arguments {
                    let type = reader.type(of: argument.expression, [model[index].lastName, argument.label?.text ?? "Value"])
                    shape.parameters.append(StubParameter(label: argument.label?.text, type: type))
                }
            }
            model.add(.initializer, "init", shape, isStatic: false, result: "Void", to: index, at: place.place)
        }
    }

    /// Takes over every use of a type by its name: what makes it, its static members, its generic arguments.
    func gather(_ name: String, _ index: StubModel.Index, _ module: Int) {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        for source in model.sources.importing(model.modules[module].name) {
            let uses = StubUses(of: last)
            uses.walk(source.tree)
            if let generics = uses.generics.max(), generics > model[index].generics, model[index].kind == .structure {
                model[index].generics = generics
            }
            guard !name.contains(".") else { continue }
            for node in uses.references { gather(node, index, source) }
        }
    }

    private func gather(_ node: DeclReferenceExprSyntax, _ index: StubModel.Index, _ source: StubSource) {
        let place = source.place(of: node)
        if let access = node.parent?.as(MemberAccessExprSyntax.self) {
            guard access.base?.position == node.position else { return }
            addMember(access.declName.baseName.text, access, isStatic: true, to: index, source, place)
        } else if let call = StubErrorPlace.call(of: node) {
            addInitializer(call, to: index, source, place)
            if model[index].kind == .structure, StubShapeReader(naming: model, source: source).standsAmongViews(call) {
                _ = model.conform(index, to: "View")
            }
        }
    }

    func addInitializer(_ call: FunctionCallExprSyntax, to index: StubModel.Index, _ source: StubSource, _ place: StubPlace) {
        model.within(index.module) {
            var shape = StubShapeReader(naming: model, source: source).shape(of: call, words: [model[index].lastName])
            if shape.isAsync || shape.isThrowing { shape = marked(shape, call) }
            model.add(.initializer, "init", shape, isStatic: false, result: "Void", to: index, at: place)
        }
    }

    /// `try` and `await` before a chain of calls are about one of them: of the chain's last where there is more.
    private func marked(_ shape: StubShape, _ call: FunctionCallExprSyntax) -> StubShape {
        var shape = shape
        if call.parent?.is(MemberAccessExprSyntax.self) == true { (shape.isAsync, shape.isThrowing) = (false, false) }
        return shape
    }

    /// A member as it is used at an access.
    func addMember(
        _ name: String, _ access: MemberAccessExprSyntax, isStatic: Bool, to index: StubModel.Index, _ source: StubSource, _ place: StubPlace
    ) {
        guard !["self", "Type", "init"].contains(name) || name == "init" else { return }
        let type = model[index]
        model.within(index.module) {
            let reader = StubShapeReader(naming: model, source: source, isOfView: type.isViewProtocol)
            if name == "init" {
                if let call = StubErrorPlace.call(of: access) { addInitializer(call, to: index, source, place) }
            } else if name.beginsUppercase {
                let inner = model.declare("\(type.name).\(name)", in: index.module, at: place)
                if let call = StubErrorPlace.call(of: access) { addInitializer(call, to: inner, source, place) }
                if let outer = access.parent?.as(MemberAccessExprSyntax.self), outer.base?.position == access.position {
                    addMember(outer.declName.baseName.text, outer, isStatic: true, to: inner, source, place)
                }
            } else if access.isImplicit {
                let call = StubErrorPlace.call(of: access)
                let parameters = call.map { reader.shape(of: $0, words: [type.lastName, name]).parameters } ?? []
                model.addCase(name, parameters, to: index, at: place)
            } else if let call = StubErrorPlace.call(of: access) {
                var shape = reader.shape(of: call, words: [type.lastName, name])
                if let parent = call.parent, parent.is(MemberAccessExprSyntax.self) { shape = marked(shape, call) }
                let result = result(of: type) ?? reader.wanted(of: call, [type.lastName, name])
                model.add(.function, name, shape, isStatic: isStatic, result: result, to: index, at: place)
            } else {
                let assigned = assigned(to: access, reader, [type.lastName, name])
                let own = isStatic && StubHints.instances.contains(name) && type.generics == 0 ? type.name : nil
                var shape = reader.surroundings(of: Syntax(access))
                if access.parent?.is(MemberAccessExprSyntax.self) == true { (shape.isAsync, shape.isThrowing) = (false, false) }
                if assigned != nil { shape.isThrowing = false }
                shape.isStatement = false
                let unknown = assigned ?? own ?? reader.wanted(of: access, [type.lastName, name]) ?? model.unknown([type.lastName, name])
                model.add(.property, name, shape, isStatic: isStatic, result: unknown, to: index, at: place)
            }
        }
    }

    /// Modifiers of views give views, and of a view of the module that view.
    func result(of type: StubType) -> String? {
        if type.isViewProtocol { return "some View" }
        return type.isView ? type.name : nil
    }

    /// The type of what is assigned to a member; nil where nothing is.
    private func assigned(to access: MemberAccessExprSyntax, _ reader: StubShapeReader, _ words: [String]) -> String? {
        guard let list = access.parent?.as(ExprListSyntax.self), list.first?.position == access.position,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = list.dropFirst(2).first, list.count == 3
        else { return nil }
        return reader.known(value, words)
    }
}

/// Finds where a name is used.
private final class StubUses: SyntaxVisitor {
    private let name: String
    private(set) var references: [DeclReferenceExprSyntax] = []
    /// With how many arguments it is written.
    private(set) var generics: [Int] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        references.append(node)
        if let specialized = node.parent?.as(GenericSpecializationExprSyntax.self) {
            generics.append(specialized.genericArgumentClause.arguments.count)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, let clause = node.genericArgumentClause { generics.append(clause.arguments.count) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name, let clause = node.genericArgumentClause { generics.append(clause.arguments.count) }
        return .visitChildren
    }
}
