import SwiftSyntax

/// Parts of views that are smaller than a view: one modifier of a chain, one statement of what a touch does.
extension ErrorPlaces {
    /// The modifier whose name or arguments an error is about: what it is called on stays, and so does what is called on its result.
    func modifier(in chain: [Syntax], message: String) -> LeftOutPart? {
        guard let end = chain.firstIndex(where: Self.isMember), Self.isView(chain[end]) || Self.isConfiguration(chain[end]) else { return nil }
        if message.contains("has no member '"), let call = Self.namedCall(in: chain[..<end]) { return cut(call) }
        guard let item = chain[..<end].lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first(where: { $0.item.is(ExprSyntax.self) }),
            case .expr(let expression) = item.item, let token = chain.first
        else { return nil }
        var rest = expression
        while let call = rest.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        {
            if token.position >= base.endPosition { return Self.isOfView(call, message) ? cut(call) : nil }
            rest = base
        }
        return nil
    }

    /// A statement of a closure that acts, such as a button's: the others run.
    func action(in chain: [Syntax]) -> LeftOutPart? {
        guard let end = chain.firstIndex(where: Self.isMember), Self.isView(chain[end]),
            chain[..<end].contains(where: { $0.as(ClosureExprSyntax.self).map(Self.acts) == true }),
            let item = chain[..<end].lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first, case .expr(let expression) = item.item,
            !item.description.contains(ModuleSupport.leftOutNote), Self.givesNothing(item, before: chain[end])
        else { return nil }
        let name = plain(Self.calledName(Syntax(expression)) ?? "a statement")
        return LeftOutPart(edit: edit(Syntax(expression), with: "\(ModuleSupport.leftOutNote)(\"\(name)\")"), name: "the call of \(name)")
    }

    /// From the end of what the modifier is called on to its own end.
    private func cut(_ call: FunctionCallExprSyntax) -> LeftOutPart? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let range = base.endPositionBeforeTrailingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
        return LeftOutPart(edit: SourceEdit(range, ""), name: ".\(member.declName.baseName.text)")
    }

    /// The call of the member that an error stands at, on a view.
    private static func namedCall(in chain: ArraySlice<Syntax>) -> FunctionCallExprSyntax? {
        guard let token = chain.first,
            let member = chain.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
            member.declName.baseName.position == token.position, let base = member.base,
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
        else { return nil }
        return calledName(Syntax(base))?.first?.isUppercase == true ? call : nil
    }

    /// Whether a chain is one of views: it begins with a type, or the compiler says so.
    private static func isOfView(_ call: FunctionCallExprSyntax, _ message: String) -> Bool {
        if calledName(Syntax(call))?.first?.isUppercase == true { return true }
        guard message.contains("has no member '") else { return false }
        let type = message.split(separator: "'").dropFirst().first ?? ""
        return ["View", "Content", "Label", "Body"].contains(where: type.contains) || type == "Self"
    }

    /// Whether a closure is one that a view calls later, for its effect.
    private static func acts(_ closure: ClosureExprSyntax) -> Bool {
        if let argument = closure.parent?.as(LabeledExprSyntax.self) { return actions.contains(argument.label?.text ?? "") }
        if let trailing = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) { return actions.contains(trailing.label.text) }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return calledName(Syntax(call)) == "Button" && !call.arguments.contains { ["action", "intent"].contains($0.label?.text ?? "") }
        }
        return modifiers.contains(member.declName.baseName.text)
    }

    private static let actions: Set = ["action", "perform", "onCommit", "onEditingChanged"]
    private static let modifiers: Set = [
        "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange", "onReceive", "onOpenURL", "onSubmit", "onContinueUserActivity",
        "task", "refreshable", "onEnded", "onChanged",
    ]

    /// Whether nobody takes what a statement gives: it is not the only one of a closure that others than the view call.
    private static func givesNothing(_ item: CodeBlockItemSyntax, before end: Syntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return true }
        guard let closure = list.parent?.as(ClosureExprSyntax.self) else { return list.parent?.is(CodeBlockSyntax.self) == true }
        if acts(closure) { return true }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), let name = calledName(Syntax(call)) else { return false }
        return ["Task", "DispatchQueue", "withAnimation"].contains(name)
    }
}
