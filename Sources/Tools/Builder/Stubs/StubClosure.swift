import SwiftSyntax

extension StubShapeReader {
    /// What a closure says of the parameter it is given for.
    func closure(_ label: String?, _ node: ClosureExprSyntax, _ words: [String], _ shape: inout StubShape) -> StubParameter {
        let reader = StubClosureReader(node)
        if isOfView, let transform = StubViewTransform(node, isModifier: naming.isViewModifier) {
            let types = [StubParameter.own] + (transform.parameters == 2 ? [Self.wrapped] : [])
            if transform.parameters == 2, !shape.generics.contains(Self.wrapped) { shape.generics.append(Self.wrapped) }
            return content(label, types, &shape)
        }
        let types = reader.parameterTypes(naming: naming, words: words)
        if source.imports.contains(where: { ["SwiftUI", "WidgetKit"].contains($0) }), reader.showsViews || namesView(reader.result) {
            return content(label, types, &shape)
        }
        let effects = (reader.isAsync ? " async" : "") + (reader.isThrowing ? " throws" : "")
        let result: String
        switch reader.result {
        case .nothing: result = "Void"
        case .written(let type): result = naming.canName(type) ? type : "Any"
        case .expression(let value): result = type(of: value, words + ["Result"])
        }
        return StubParameter(label: label, type: "(\(types.joined(separator: ", ")))\(effects) -> \(result)")
    }

    /// A closure that makes views.
    private func content(_ label: String?, _ types: [String], _ shape: inout StubShape) -> StubParameter {
        let name = "Content\(shape.generics.count + 1)"
        shape.generics.append("\(name): View")
        return StubParameter(label: label, type: "(\(types.joined(separator: ", "))) -> \(name)", isViewBuilder: true)
    }

    private static let viewTypes: Set = ["some View", "some Shape", "some InsettableShape", "AnyView", "Text", "Image"]

    /// Whether a closure gives a variable that is written as some view.
    private func namesView(_ result: StubClosureReader.Result) -> Bool {
        guard case .expression(let value) = result, let reference = value.as(DeclReferenceExprSyntax.self) else { return false }
        return written(reference.baseName.text, around: Syntax(reference)).map(Self.viewTypes.contains) ?? false
    }
}

/// What the text of a closure says of its type.
struct StubClosureReader {
    enum Result {
        case nothing
        case written(String)
        case expression(ExprSyntax)
    }

    private let node: ClosureExprSyntax
    private let body: StubClosureBody

    init(_ node: ClosureExprSyntax) {
        self.node = node
        body = StubClosureBody(viewMode: .sourceAccurate)
        body.walk(node.statements)
    }

    var isAsync: Bool { body.isAsync || node.signature?.effectSpecifiers?.asyncSpecifier != nil }
    var isThrowing: Bool { body.isThrowing || node.signature?.effectSpecifiers?.throwsClause != nil }

    func parameterTypes(naming: any StubNaming, words: [String]) -> [String] {
        switch node.signature?.parameterClause {
        case .simpleInput(let list): return list.map { naming.unknown(words + [$0.name.text == "_" ? "Value" : $0.name.text]) }
        case .parameterClause(let clause):
            return clause.parameters.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).text
                guard let type = parameter.type?.trimmedDescription, naming.canName(type) else {
                    return naming.unknown(words + [name == "_" ? "Value" : name])
                }
                return type
            }
        default: return (0..<body.shorthand).map { naming.unknown(words + ["\($0 + 1)"]) }
        }
    }

    /// Whether the statements are views.
    var showsViews: Bool {
        guard body.returned == nil else { return false }
        return node.statements.contains { item in
            Self.expression(of: item).map(Self.isView) ?? false
        }
    }

    /// What a statement is made of: conditions and choices stand as statements.
    private static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    }

    private static func isView(_ expression: ExprSyntax) -> Bool {
        if let condition = expression.as(IfExprSyntax.self) {
            return condition.body.statements.contains { Self.expression(of: $0).map(isView) ?? false }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.contains { item in
                item.as(SwitchCaseSyntax.self)?.statements.contains { Self.expression(of: $0).map(isView) ?? false } ?? false
            }
        }
        var current = expression
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                    return name.beginsUppercase && !["Task", "DispatchQueue", "NSLog", "Timer", "Logger"].contains(name)
                }
                current = call.calledExpression
            } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
                guard base.is(FunctionCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return false }
                if base.as(MemberAccessExprSyntax.self)?.base.map({ !$0.is(FunctionCallExprSyntax.self) }) == true { return false }
                current = base
            } else {
                return false
            }
        }
    }

    var result: Result {
        if let written = node.signature?.returnClause?.type.trimmedDescription {
            return ["Void", "()"].contains(written) ? .nothing : .written(written)
        }
        if let returned = body.returned { return .expression(returned) }
        guard node.statements.count == 1, let only = node.statements.first?.item.as(ExprSyntax.self) else { return .nothing }
        switch only.kind {
        case .functionCallExpr, .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .optionalChainingExpr, .macroExpansionExpr: return .nothing
        case .sequenceExpr:
            let isAssignment = only.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
            let isChange = only.trimmedDescription.contains("+=") || only.trimmedDescription.contains("-=")
            return isAssignment || isChange ? .nothing : .expression(only)
        default: return .expression(only)
        }
    }
}

/// Looks through a closure's own statements.
private final class StubClosureBody: SyntaxVisitor {
    var isAsync = false
    var isThrowing = false
    var shorthand = 0
    var returned: ExprSyntax?

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        isAsync = true
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil, !isCaught(Syntax(node)) { isThrowing = true }
        return .visitChildren
    }

    private func isCaught(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).prefix { !$0.is(ClosureExprSyntax.self) }.contains { $0.is(DoStmtSyntax.self) }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if returned == nil { returned = node.expression }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), let number = Int(name.dropFirst()) { shorthand = max(shorthand, number + 1) }
        return .visitChildren
    }
}
