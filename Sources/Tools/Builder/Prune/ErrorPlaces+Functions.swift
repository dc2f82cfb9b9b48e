import SwiftSyntax

/// What a function does that did not build.
extension ErrorPlaces {
    /// A provider gives the entry of its placeholder. A function that can throw does; one without a result says that it was called and calls
    /// what it is given to call in the end; others end the program.
    func replace(_ function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> LeftOutPart? {
        standIn(for: function, wasTried: isLeftOut(block)).map { LeftOutPart(edit: edit(Syntax(block), with: "{ \($0) }"), name: name(of: function)) }
    }

    /// The function up to the statement an error stands in: where it returns before, as one does that has nothing to show, it does so.
    func rest(of function: FunctionDeclSyntax, _ block: CodeBlockSyntax, in chain: [Syntax]) -> LeftOutPart? {
        guard !Self.isView(Syntax(function)), let item = Self.statement(in: chain, of: block),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last, item.id != block.statements.first?.id,
            !Self.handsOver(Syntax(block), Self.closures(of: Syntax(function)), before: item.position)
        else { return nil }
        let range = edit(Syntax(item), with: "").range.lowerBound..<edit(Syntax(last), with: "").range.upperBound
        let text = String(decoding: Array(tree.description.utf8)[range], as: UTF8.self)
        guard !Self.marks.contains(where: text.contains), let text = standIn(for: function, wasTried: false) else { return nil }
        let isOpen = !text.contains("return ") && !text.hasPrefix("throw ")
        return LeftOutPart(edit: SourceEdit(range, isOpen ? text + "; return" : text), name: "the rest of \(name(of: function))")
    }

    /// The innermost statement around a place that belongs to the function itself, not to a closure or a declaration in it.
    private static func statement(in chain: [Syntax], of block: CodeBlockSyntax) -> CodeBlockItemSyntax? {
        guard let end = chain.firstIndex(where: { $0.id == block.id }) else { return nil }
        var result: CodeBlockItemSyntax?
        for node in chain[..<end].reversed() {
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { break }
            if node.asProtocol(DeclGroupSyntax.self) != nil || node.is(DeferStmtSyntax.self) || node.is(SwitchCaseSyntax.self) { break }
            if let item = node.as(CodeBlockItemSyntax.self) { result = item }
        }
        return result
    }

    /// Whether something before a place is given what the function has to call in the end, which may be called by it then.
    private static func handsOver(_ node: Syntax, _ names: Set<String>, before end: AbsolutePosition) -> Bool {
        guard node.position < end, !names.isEmpty else { return false }
        if let closure = node.as(ClosureExprSyntax.self) {
            return closure.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
        }
        return node.children(viewMode: .sourceAccurate).contains { handsOver($0, names, before: end) }
    }

    private static let marks = [ModuleSupport.leftOutNote, ModuleSupport.leftOutFunction, ModuleSupport.leftOutError, ModuleSupport.leftOutThrow]

    private func isLeftOut(_ block: CodeBlockSyntax) -> Bool { block.description.contains(ModuleSupport.leftOutNote) }

    private func name(of function: FunctionDeclSyntax) -> String { function.name.text + "()" }

    /// - Parameter wasTried: Whether there is code of Islet's in the function already, which may be what does not build.
    private func standIn(for function: FunctionDeclSyntax, wasTried: Bool) -> String? {
        let name = name(of: function)
        let effects = function.signature.effectSpecifiers?.throwsClause
        let result = function.signature.returnClause?.type
        if !wasTried, let entry = placeholder(for: function) ?? unmodified(function) {
            return "\(ModuleSupport.leftOutNote)(\"\(plain(name))\"); \(entry)"
        }
        if let effects, effects.type == nil, let opaque = result?.as(SomeOrAnyTypeSyntax.self) {
            let container = Self.intentResult(opaque.constraint)
            return container.map { "let result: \($0) = try \(ModuleSupport.leftOutThrow)(\"\(plain(name))\"); return result" }
        }
        if let effects, effects.type == nil { return "throw \(ModuleSupport.leftOutError)(name: \"\(plain(name))\")" }
        if result == nil || result?.trimmedDescription == "Void" || result?.trimmedDescription == "()" {
            let call = wasTried ? nil : completion(of: function)
            return "\(ModuleSupport.leftOutNote)(\"\(plain(name))\")" + (call.map { "; " + $0 } ?? "")
        }
        return statement(for: result, name: name)
    }

    /// What a provider of timelines gives in place of an entry it cannot make: that of its placeholder. nil for other functions.
    private func placeholder(for function: FunctionDeclSyntax) -> String? {
        let parameters = Array(function.signature.parameterClause.parameters)
        let labels = parameters.map(\.firstName.text)
        guard let place = labels.firstIndex(of: "in"), declaresPlaceholder else { return nil }
        let entry = "placeholder(in: \((parameters[place].secondName ?? parameters[place].firstName).text))"
        let timeline = "Timeline(entries: [\(entry)], policy: .never)"
        switch (function.name.text, labels) {
        case ("getSnapshot", ["in", "completion"]), ("getSnapshot", ["for", "in", "completion"]): return "\(completionName(parameters))(\(entry))"
        case ("getTimeline", ["in", "completion"]), ("getTimeline", ["for", "in", "completion"]): return "\(completionName(parameters))(\(timeline))"
        case ("snapshot", ["for", "in"]): return "return \(entry)"
        case ("timeline", ["for", "in"]): return "return \(timeline)"
        default: return nil
        }
    }

    /// What a view's modifier gives in place of what it cannot make: the view as it is. nil for other functions.
    private func unmodified(_ function: FunctionDeclSyntax) -> String? {
        let parameters = Array(function.signature.parameterClause.parameters)
        guard function.name.text == "body", parameters.count == 1, parameters[0].firstName.text == "content",
            parameters[0].type.trimmedDescription == "Content", function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
        else { return nil }
        return "return \((parameters[0].secondName ?? parameters[0].firstName).text)"
    }

    private func completionName(_ parameters: [FunctionParameterSyntax]) -> String {
        parameters.last.map { ($0.secondName ?? $0.firstName).text } ?? "completion"
    }

    private var declaresPlaceholder: Bool { tree.description.contains("func placeholder(in ") }

    /// A call of the closure that a function calls in the end, with a failure or with nothing. nil where no value is known for what it takes.
    private func completion(of function: FunctionDeclSyntax) -> String? {
        let failure = "\(ModuleSupport.leftOutError)(name: \"\(plain(function.name.text))()\")"
        return Completion(of: function.signature.parameterClause, Self.values)?.call(failure: failure)
    }

    /// The type of the result of an intent that gives what `some IntentResult & …` names; nil where it is no such result.
    private static func intentResult(_ constraint: TypeSyntax) -> String? {
        let parts = constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [constraint]
        let types = parts.compactMap { $0.as(IdentifierTypeSyntax.self) }
        guard types.contains(where: { $0.name.text == "IntentResult" }) else { return nil }
        let has = { (name: String) in types.contains { $0.name.text == name } }
        let value = types.first { $0.name.text == "ReturnsValue" }?.genericArgumentClause?.arguments.first?.argument.trimmedDescription
        let arguments = [
            value ?? "Never", "Never", has("ShowsSnippetView") ? "EmptyView" : "Never",
            has("ProvidesDialog") ? "IntentDialog" : "Never",
        ]
        return "IntentResultContainer<\(arguments.joined(separator: ", "))>"
    }
}
