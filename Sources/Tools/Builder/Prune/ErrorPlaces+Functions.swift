import SwiftSyntax

/// What a function does that did not build.
extension ErrorPlaces {
    /// A provider gives the entry of its placeholder. A function that can throw does; one without a result says that it was called and calls
    /// what it is given to call in the end; others end the program.
    func replace(_ function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> LeftOutPart? {
        let name = function.name.text + "()"
        let effects = function.signature.effectSpecifiers?.throwsClause
        let result = function.signature.returnClause?.type
        let text: String?
        if let entry = placeholder(for: function, block) {
            text = "\(ModuleSupport.leftOutNote)(\"\(plain(name))\"); \(entry)"
        } else if let effects, effects.type == nil, let opaque = result?.as(SomeOrAnyTypeSyntax.self) {
            let container = Self.intentResult(opaque.constraint)
            text = container.map { "let result: \($0) = try \(ModuleSupport.leftOutThrow)(\"\(plain(name))\"); return result" }
        } else if let effects, effects.type == nil {
            text = "throw \(ModuleSupport.leftOutError)(name: \"\(plain(name))\")"
        } else if result == nil || result?.trimmedDescription == "Void" || result?.trimmedDescription == "()" {
            text = "\(ModuleSupport.leftOutNote)(\"\(plain(name))\")" + (completion(of: function, block).map { "; " + $0 } ?? "")
        } else {
            text = statement(for: result, name: name)
        }
        return text.map { LeftOutPart(edit: edit(Syntax(block), with: "{ \($0) }"), name: name) }
    }

    /// What a provider of timelines gives in place of an entry it cannot make: that of its placeholder. nil for other functions, and where that
    /// was tried before.
    private func placeholder(for function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> String? {
        let parameters = Array(function.signature.parameterClause.parameters)
        let labels = parameters.map(\.firstName.text)
        guard let place = labels.firstIndex(of: "in"), !block.description.contains(ModuleSupport.leftOutNote), declaresPlaceholder else { return nil }
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

    private func completionName(_ parameters: [FunctionParameterSyntax]) -> String {
        parameters.last.map { ($0.secondName ?? $0.firstName).text } ?? "completion"
    }

    private var declaresPlaceholder: Bool { tree.description.contains("func placeholder(in ") }

    /// A call of the closure that a function calls in the end, with a failure or with nothing. nil where no value is known for what it takes,
    /// and where that was tried before.
    private func completion(of function: FunctionDeclSyntax, _ block: CodeBlockSyntax) -> String? {
        guard !block.description.contains(ModuleSupport.leftOutNote) else { return nil }
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
