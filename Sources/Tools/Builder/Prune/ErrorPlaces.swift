import SwiftParser
import SwiftSyntax

/// The smallest part of a file that can be left out so that an error goes away: a body, a conformance, a declaration.
struct LeftOutPart {
    var edit: SourceEdit
    /// What is left out, as a person calls it.
    var name: String
    /// Whether a declaration goes as a whole, so that others miss it.
    var isDeclaration = false
}

/// Finds the part around each error of a file.
struct ErrorPlaces {
    let tree: SourceFileSyntax
    let lines: SourceLocationConverter
    private let marksViews: Bool

    /// - Parameter marksViews: Whether a text stands where a view was; nothing does otherwise.
    init(_ text: String, marksViews: Bool = false) {
        self.marksViews = marksViews
        tree = Parser.parse(source: text)
        lines = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// nil where nothing smaller than the file stands around the place.
    func part(line: Int, column: Int, message: String) -> LeftOutPart? {
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < tree.endPosition.utf8Offset, let token = tree.token(at: position) else { return nil }
        let chain = Array(sequence(first: Syntax(token), next: \.parent))
        if let call = registration(in: chain) { return call }
        if let imported = chain.lazy.compactMap({ $0.as(ImportDeclSyntax.self) }).first {
            return remove(Syntax(imported), name: imported.trimmedDescription)
        }
        if let attribute = unknownAttribute(in: chain, message: message) { return attribute }
        if message.contains("cannot be overridden from extension") { return declaration(in: chain) }
        if Self.isStrayOverride(message) { return strayOverride(in: chain) }
        return conformance(in: chain, message: message) ?? widget(in: chain) ?? action(in: chain) ?? modifier(in: chain, message: message)
            ?? view(in: chain) ?? effect(in: chain) ?? attempt(in: chain) ?? preview(in: chain) ?? body(in: chain, at: position)
            ?? declaration(in: chain)
    }

    /// How many generic arguments the type at a place is written with; nil where no type stands there.
    func genericArguments(line: Int, column: Int) -> Int? {
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < tree.endPosition.utf8Offset, let token = tree.token(at: position) else { return nil }
        guard let type = token.parent?.as(IdentifierTypeSyntax.self) else { return nil }
        return type.genericArgumentClause?.arguments.count ?? 0
    }

    /// The function, type or modifier that is called where an error stands; nil where none is, or where it has no name.
    ///
    /// - Parameter ofArgument: Whether the error is about an argument, so that the call is the one it is given to.
    func callee(line: Int, column: Int, ofArgument: Bool) -> String? {
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < tree.endPosition.utf8Offset, let token = tree.token(at: position) else { return nil }
        let chain = sequence(first: Syntax(token), next: \.parent)
        let argument = chain.lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first { $0.expression.position == token.position }
        let start = ofArgument ? argument.map { Syntax($0) } ?? Syntax(token) : Syntax(token)
        let call = sequence(first: start, next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call.flatMap { Self.baseName(of: $0.calledExpression) }
    }

    static func baseName(of expression: ExprSyntax) -> String? {
        if let special = expression.as(GenericSpecializationExprSyntax.self) { return baseName(of: special.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else {
            return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return member.declName.baseName.text == "init" ? member.base.flatMap(baseName) : member.declName.baseName.text
    }

    /// The attribute of a macro or wrapper that cannot be had: without it, what it stands at may build. Never in sources where that would go
    /// unseen.
    private func unknownAttribute(in chain: [Syntax], message: String) -> LeftOutPart? {
        guard !marksViews, message.hasPrefix("unknown attribute '"), let attribute = chain.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first
        else {
            return nil
        }
        return LeftOutPart(edit: edit(Syntax(attribute), with: ""), name: "@\(attribute.attributeName.trimmedDescription)")
    }

    /// A call in the function that makes the file's types known.
    private func registration(in chain: [Syntax]) -> LeftOutPart? {
        guard let index = chain.firstIndex(where: { $0.as(FunctionDeclSyntax.self)?.name.text.hasPrefix(ModuleSupport.registerFunction) == true })
        else { return nil }
        return chain[..<index].lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first.map { item in
            LeftOutPart(edit: edit(Syntax(item), with: ""), name: "")
        }
    }

    /// The innermost expression that is a view among others, in a body or a closure of views, also of a widget's: the rest stays.
    private func view(in chain: [Syntax]) -> LeftOutPart? {
        guard marksViews, let end = chain.firstIndex(where: Self.isMember) else { return nil }
        let isView = Self.isView(chain[end])
        guard isView || Self.isConfiguration(chain[end]) else { return nil }
        for node in chain[..<end] {
            guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item else { continue }
            guard !item.description.contains(Self.markText), let name = Self.calledName(Syntax(expression)), name.first?.isUppercase == true else {
                continue
            }
            if !isView, item.parent?.parent?.is(ClosureExprSyntax.self) != true { return nil }
            return LeftOutPart(edit: edit(Syntax(expression), with: mark(name)), name: name)
        }
        return nil
    }

    /// The type that a preview became, as a whole: what is left of a preview would end the program when it is asked for.
    private func preview(in chain: [Syntax]) -> LeftOutPart? {
        let preview = chain.lazy.compactMap { $0.as(StructDeclSyntax.self) }.first { $0.name.text.hasPrefix(PreviewRule.typePrefix) }
        return preview.map { remove(Syntax($0), name: "#Preview") }
    }

    /// The widget among those of a bundle: the others stay.
    private func widget(in chain: [Syntax]) -> LeftOutPart? {
        guard let body = chain.first(where: { $0.is(VariableDeclSyntax.self) })?.as(VariableDeclSyntax.self)?.bindings.first,
            body.typeAnnotation?.type.trimmedDescription == "some Widget",
            let item = chain.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first, item.item.is(ExprSyntax.self)
        else { return nil }
        return LeftOutPart(edit: edit(Syntax(item), with: ""), name: Self.calledName(Syntax(item.item)) ?? "a widget")
    }

    static func isView(_ node: Syntax) -> Bool {
        let variable = node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        let text = (variable ?? node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type)?.trimmedDescription ?? ""
        return text.hasPrefix("some ") && text.hasSuffix("View")
    }

    static func isConfiguration(_ node: Syntax) -> Bool {
        let type = node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.trimmedDescription
        return type?.hasPrefix("some ") == true && type?.hasSuffix("Configuration") == true
    }

    /// What a chain of calls and members begins with.
    static func calledName(_ node: Syntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self) { return calledName(Syntax(call.calledExpression)) }
        if let member = node.as(MemberAccessExprSyntax.self) { return member.base.flatMap { calledName(Syntax($0)) } }
        if let special = node.as(GenericSpecializationExprSyntax.self) { return calledName(Syntax(special.expression)) }
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func conformance(in chain: [Syntax], message: String) -> LeftOutPart? {
        guard message.contains("does not conform to protocol"), let name = message.split(separator: "'").last.map(String.init),
            let group = chain.lazy.compactMap({ $0.asProtocol(DeclGroupSyntax.self) }).first, let clause = group.inheritanceClause,
            let index = clause.inheritedTypes.firstIndex(where: { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) == name })
        else { return nil }
        let title = "\(group.declaredName ?? "a type"): \(name)"
        if clause.inheritedTypes.count == 1 { return LeftOutPart(edit: edit(Syntax(clause), with: ""), name: title) }
        var rest = clause.inheritedTypes
        rest.remove(at: index)
        let names = rest.map { $0.type.trimmedDescription }.joined(separator: ", ")
        return LeftOutPart(edit: edit(Syntax(clause.inheritedTypes), with: names + " "), name: title)
    }

    /// The body of the outermost function, initializer or variable in a type or at the top.
    private func body(in chain: [Syntax], at position: AbsolutePosition) -> LeftOutPart? {
        let candidates = chain.filter { Self.isMember($0) }
        guard let owner = candidates.first(where: { !$0.is(ExtensionDeclSyntax.self) && $0.asProtocol(DeclGroupSyntax.self) == nil }) else {
            return nil
        }
        if let function = owner.as(FunctionDeclSyntax.self), let block = function.body, Self.holds(block, position) {
            return rest(of: function, block, in: chain) ?? replace(function, block)
        }
        if let initializer = owner.as(InitializerDeclSyntax.self), let block = initializer.body, Self.holds(block, position) {
            return LeftOutPart(edit: edit(Syntax(block), with: "{ \(replacement(ofInitializer: block)) }"), name: "init")
        }
        if let deinitializer = owner.as(DeinitializerDeclSyntax.self), let block = deinitializer.body {
            return LeftOutPart(edit: edit(Syntax(block), with: "{}"), name: "deinit")
        }
        if let subscripting = owner.as(SubscriptDeclSyntax.self), let block = subscripting.accessorBlock, Self.holds(block, position) {
            return replace(accessors: block, of: "subscript", type: subscripting.returnClause.type)
        }
        if let variable = owner.as(VariableDeclSyntax.self) { return value(of: variable, at: position) }
        return nil
    }

    private func value(of variable: VariableDeclSyntax, at position: AbsolutePosition) -> LeftOutPart? {
        for binding in variable.bindings {
            let name = binding.pattern.trimmedDescription
            if let block = binding.accessorBlock, Self.holds(block, position), let type = binding.typeAnnotation?.type {
                return replace(accessors: block, of: name, type: type)
            }
            if let initializer = binding.initializer, Self.holds(initializer.value, position), binding.typeAnnotation != nil {
                return LeftOutPart(edit: edit(Syntax(initializer.value), with: call(name)), name: name)
            }
        }
        return nil
    }

    func replace(accessors block: AccessorBlockSyntax, of name: String, type: TypeSyntax) -> LeftOutPart? {
        guard let text = statement(for: type, name: name) else { return nil }
        guard case .accessors(let list) = block.accessors else {
            return LeftOutPart(edit: edit(Syntax(block), with: "{ \(text) }"), name: name)
        }
        let names = Set(list.map(\.accessorSpecifier.text))
        if names.isSubset(of: ["willSet", "didSet"]) { return LeftOutPart(edit: edit(Syntax(block), with: ""), name: name) }
        let setter = names.contains("set") || names.contains("_modify") ? " set {}" : ""
        return LeftOutPart(edit: edit(Syntax(block), with: "{ get { \(text) }\(setter) }"), name: name)
    }

    /// nil where no value can be made of an opaque type.
    func statement(for type: TypeSyntax?, name: String) -> String? {
        guard let opaque = type?.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else {
            if let value = type.flatMap(Self.values.expression) { return "\(ModuleSupport.leftOutNote)(\"\(plain(name))\"); return \(value)" }
            return type == nil ? "fatalError(\"\(name) is not available here: it did not build\")" : "return " + call(name)
        }
        return switch opaque.constraint.trimmedDescription {
        case let constraint where constraint.hasSuffix("View"): "return AnyView(\(mark(name)))"
        case "WidgetConfiguration": "return EmptyWidgetConfiguration()"
        default: nil
        }
    }

    /// What stands for values that only what is missing could give: nothing, zero, no elements.
    static var values: StandInValue { StandInValue(types: InterfaceTypes(Parser.parse(source: ""))) }

    private static let markText = ": not available"

    /// A text in the place of a view that does not build.
    private func mark(_ name: String) -> String { marksViews ? Self.absenceText(plain(name)) : "EmptyView()" }

    /// The view that says that another of that name is not there.
    static func absenceText(_ name: String) -> String {
        "Text(verbatim: \"\(name)\(markText)\").font(.caption2).foregroundStyle(.red)"
    }

    private func call(_ name: String) -> String { "\(ModuleSupport.leftOutFunction)(\"\(plain(name))\")" }

    func plain(_ name: String) -> String { name.filter { $0 != "`" && $0 != "\"" } }

    /// The member, or the type or extension, around the place.
    private func declaration(in chain: [Syntax]) -> LeftOutPart? {
        guard let owner = chain.first(where: Self.isMember) else { return nil }
        let name =
            owner.asProtocol(DeclGroupSyntax.self)?.declaredName ?? owner.as(FunctionDeclSyntax.self)?.name.text
            ?? owner.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? "a declaration"
        return remove(owner, name: name)
    }

    private func remove(_ node: Syntax, name: String) -> LeftOutPart {
        LeftOutPart(edit: edit(node, with: ""), name: name, isDeclaration: node.is(DeclSyntax.self) && !node.is(ImportDeclSyntax.self))
    }

    func edit(_ node: Syntax, with text: String) -> SourceEdit {
        SourceEdit(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, text)
    }

    /// Whether a node is a declaration in a type or at the top of the file.
    static func isMember(_ node: Syntax) -> Bool {
        guard node.is(DeclSyntax.self) else { return false }
        if node.parent?.is(MemberBlockItemSyntax.self) == true { return true }
        let top = node.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent
        return top?.is(SourceFileSyntax.self) == true || top?.is(IfConfigClauseSyntax.self) == true
    }

    private static func holds(_ node: some SyntaxProtocol, _ position: AbsolutePosition) -> Bool {
        node.positionAfterSkippingLeadingTrivia <= position && position <= node.endPositionBeforeTrailingTrivia
    }
}
