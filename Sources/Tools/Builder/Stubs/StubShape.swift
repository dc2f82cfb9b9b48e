import SwiftSyntax

/// What a call says of the function that is called.
struct StubShape {
    var parameters: [StubParameter] = []
    var generics: [String] = []
    var isAsync = false
    var isThrowing = false
    /// Whether the program counts on it that it does not fail, `try!`: what fails ends the program.
    var isForced = false
    /// Whether nobody uses what it gives.
    var isStatement = false
    /// The type a metatype among the arguments stands for.
    var metatype: String?
}

/// Makes names for types of which nothing is known yet.
protocol StubNaming: AnyObject {
    /// A new type whose name is made of words.
    func unknown(_ words: [String]) -> String
    /// The same, with a case that an argument names.
    func unknown(_ words: [String], withCase name: String, parameters: [StubParameter], at place: StubPlace?) -> String
    /// Whether a function of a name changes views.
    func isViewModifier(_ name: String) -> Bool
    /// Whether a type can be named in the stub.
    func canName(_ type: String) -> Bool
}

/// Reads shapes of calls and types of expressions, as far as the text alone says them.
struct StubShapeReader {
    let naming: any StubNaming
    let source: StubSource
    /// Whether what is called is a view's: a closure may change that view.
    var isOfView = false

    func shape(of call: FunctionCallExprSyntax, words: [String]) -> StubShape {
        var shape = surroundings(of: Syntax(call))
        for argument in call.arguments {
            let label = argument.label?.text
            shape.parameters.append(parameter(label, argument.expression, words, &shape))
        }
        if let closure = call.trailingClosure {
            var parameter = parameter(nil, ExprSyntax(closure), words, &shape)
            parameter.isTrailing = true
            shape.parameters.append(parameter)
        }
        for closure in call.additionalTrailingClosures {
            shape.parameters.append(parameter(closure.label.text, ExprSyntax(closure.closure), words, &shape))
        }
        if shape.generics.contains(Self.wrapped) { unwrap(&shape, words) }
        return shape
    }

    /// What a closure is given beside its view is the argument before it, where there is one.
    private func unwrap(_ shape: inout StubShape, _ words: [String]) {
        if let value = shape.parameters.lastIndex(where: { !$0.isClosure }) { return shape.parameters[value].type = Self.wrapped + "?" }
        let type = naming.unknown(words + ["Value"])
        shape.generics.removeAll { $0 == Self.wrapped }
        for index in shape.parameters.indices {
            shape.parameters[index].type = StubTypeName.replacing(Self.wrapped, with: type, in: shape.parameters[index].type)
        }
    }

    /// What stands around a use: `try`, `await`, and whether its value is used.
    func surroundings(of node: Syntax) -> StubShape {
        var shape = StubShape()
        var current = node
        while let parent = current.parent {
            if let attempt = parent.as(TryExprSyntax.self) {
                if attempt.questionOrExclamationMark?.tokenKind == .exclamationMark { shape.isForced = true }
                shape.isThrowing = !shape.isForced
            }
            if parent.is(AwaitExprSyntax.self) { shape.isAsync = true }
            if let variable = parent.as(VariableDeclSyntax.self), variable.modifiers.contains(where: { $0.name.text == "async" }) {
                shape.isAsync = true
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(DeclSyntax.self) { break }
            current = parent
        }
        shape.isStatement = isStatement(node)
        return shape
    }

    private func isStatement(_ node: Syntax) -> Bool {
        var current = node
        while let parent = current.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return !isValue(item) }
            let passes = parent.is(TryExprSyntax.self) && parent.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
            let chains = parent.is(AwaitExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) || passes
            guard chains || parent.is(TryExprSyntax.self) || parent.is(ExprListSyntax.self) || parent.is(SequenceExprSyntax.self) else {
                return false
            }
            if let list = parent.as(ExprListSyntax.self), list.count > 1 {
                guard list.first?.as(DiscardAssignmentExprSyntax.self) != nil else { return false }
            }
            current = parent
        }
        return false
    }

    /// Whether the only statement of a body is what the body gives.
    private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let around = list.parent else { return false }
        if around.is(AccessorBlockSyntax.self) { return true }
        guard let body = around.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = body.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
        }
        return body.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }

    private func parameter(_ label: String?, _ expression: ExprSyntax, _ words: [String], _ shape: inout StubShape) -> StubParameter {
        let words = words + [label ?? "Value"]
        if let closure = expression.as(ClosureExprSyntax.self) { return self.closure(label, closure, words, &shape) }
        if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self", let base = access.base,
            base.trimmedDescription.beginsUppercase || base.is(ArrayExprSyntax.self) || base.is(TupleExprSyntax.self)
        {
            if !shape.generics.contains(Self.metatype) { shape.generics.append(Self.metatype) }
            shape.metatype = Self.metatype
            return StubParameter(label: label, type: Self.metatype + ".Type")
        }
        if let reference = expression.as(InOutExprSyntax.self) {
            return StubParameter(label: label, type: "inout " + type(of: reference.expression, words))
        }
        return StubParameter(label: label, type: type(of: expression, words))
    }

    /// The generic parameter that a metatype is given for.
    static let metatype = "Wanted"

    /// The generic parameter for a value that may be missing.
    static let wrapped = "Wrapped"

    // MARK: - Types of expressions

    /// The type of an expression; a new one where the text does not say it.
    func type(of expression: ExprSyntax, _ words: [String]) -> String { known(expression, words) ?? naming.unknown(words) }

    /// nil where the text does not say it.
    func known(_ expression: ExprSyntax, _ words: [String]) -> String? {
        switch expression.kind {
        case .stringLiteralExpr: return "String"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .nilLiteralExpr: return naming.unknown(words) + "?"
        case .tryExpr: return expression.as(TryExprSyntax.self).flatMap { known($0.expression, words) }
        case .awaitExpr: return expression.as(AwaitExprSyntax.self).flatMap { known($0.expression, words) }
        case .prefixOperatorExpr: return expression.as(PrefixOperatorExprSyntax.self).flatMap { known($0.expression, words) }
        case .arrayExpr: return array(expression.as(ArrayExprSyntax.self), words)
        case .dictionaryExpr: return dictionary(expression.as(DictionaryExprSyntax.self), words)
        case .memberAccessExpr: return member(expression.as(MemberAccessExprSyntax.self), words)
        case .functionCallExpr: return call(expression.as(FunctionCallExprSyntax.self), words)
        case .declReferenceExpr: return reference(expression.as(DeclReferenceExprSyntax.self), words)
        case .sequenceExpr: return expression.as(SequenceExprSyntax.self).flatMap { known($0, words) }
        case .tupleExpr:
            guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
            return known(only.expression, words)
        default: return nil
        }
    }

    private func array(_ node: ArrayExprSyntax?, _ words: [String]) -> String? {
        guard let first = node?.elements.first else { return nil }
        let types = Set(node?.elements.compactMap { known($0.expression, words + ["Element"]) } ?? [])
        if types.count == 1, let only = types.first { return "[\(only)]" }
        return types.isEmpty ? "[\(type(of: first.expression, words + ["Element"]))]" : types == ["Int", "Double"] ? "[Double]" : "[Any]"
    }

    private func dictionary(_ node: DictionaryExprSyntax?, _ words: [String]) -> String? {
        guard let elements = node?.content.as(DictionaryElementListSyntax.self) else { return "[String: Any]" }
        let keys = Set(elements.map { type(of: $0.key, words + ["Key"]) })
        let values = Set(elements.map { known($0.value, words) ?? "Any" })
        return "[\(keys.count == 1 ? keys.first ?? "String" : "AnyHashable"): \(values.count == 1 ? values.first ?? "Any" : "Any")]"
    }

    private func member(_ node: MemberAccessExprSyntax?, _ words: [String]) -> String? {
        guard let node, node.isImplicit else { return nil }
        return naming.unknown(words, withCase: node.declName.baseName.text, parameters: [], at: source.place(of: node))
    }

    private func call(_ node: FunctionCallExprSyntax?, _ words: [String]) -> String? {
        guard let node else { return nil }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil {
            let name = called.declName.baseName.text
            let inner = shape(of: node, words: words + [name])
            return naming.unknown(words, withCase: name, parameters: inner.parameters, at: source.place(of: node))
        }
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, called.beginsUppercase else { return nil }
        return naming.canName(called) && !Self.genericTypes.contains(called) ? called : nil
    }

    private static let genericTypes: Set = [
        "Array", "Set", "Dictionary", "Optional", "Binding", "State", "Result", "ForEach", "VStack", "HStack", "Button",
    ]

    private func reference(_ node: DeclReferenceExprSyntax?, _ words: [String]) -> String? {
        guard let node else { return nil }
        let name = node.baseName.text
        if name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) {
            return "Binding<\(declared(String(name.dropFirst()), around: Syntax(node)) ?? naming.unknown(words))>"
        }
        if name == "self" { return nil }
        return declared(name, around: Syntax(node))
    }

    /// The type that a variable or parameter in sight is written with, where the stub can name it.
    private func declared(_ name: String, around node: Syntax) -> String? {
        written(name, around: node).map(StubTypeName.bare).flatMap { naming.canName($0) ? $0 : nil }
    }

    /// The same as it is written.
    func written(_ name: String, around node: Syntax) -> String? {
        var current: Syntax? = node
        while let here = current {
            if let found = declared(name, in: here) { return found }
            if let closure = here.as(ClosureExprSyntax.self), binds(name, closure) { return nil }
            current = here.parent
        }
        return nil
    }

    /// Whether a closure has a name for what it is given, or for what it catches.
    private func binds(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
        closure.signature?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
    }

    private func declared(_ name: String, in node: Syntax) -> String? {
        if let items = node.as(CodeBlockItemListSyntax.self) {
            return items.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.compactMap { type(of: name, in: $0) }.first
        }
        if let group = node.asProtocol(DeclGroupSyntax.self) {
            return group.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { type(of: name, in: $0) }.first
        }
        let clause =
            node.as(FunctionDeclSyntax.self)?.signature.parameterClause ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
        return clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map(\.type.trimmedDescription)
    }

    private func type(of name: String, in variable: VariableDeclSyntax) -> String? {
        for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            if let written = binding.typeAnnotation?.type.trimmedDescription { return written }
            guard let value = binding.initializer?.value else { return nil }
            switch value.kind {
            case .stringLiteralExpr: return "String"
            case .integerLiteralExpr: return "Int"
            case .floatLiteralExpr: return "Double"
            case .booleanLiteralExpr: return "Bool"
            default: return nil
            }
        }
        return nil
    }
}
