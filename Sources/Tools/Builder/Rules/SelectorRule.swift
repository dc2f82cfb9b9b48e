import SwiftSyntax

/// `#selector` and `#keyPath` become the strings they stand for.
final class SelectorRule: AdaptationRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        if node.macroName.text == "selector" {
            replace(node, with: "Selector(\"\(selector(argument))\")")
            return .skipChildren
        }
        if node.macroName.text == "keyPath" {
            let parts = argument.expression.trimmedDescription.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
            let path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
            replace(node, with: "\"\(path.joined(separator: "."))\"")
            return .skipChildren
        }
        return .visitChildren
    }

    private func selector(_ argument: LabeledExprSyntax) -> String {
        let name = reference(argument.expression)
        let base = name?.baseName.text ?? argument.expression.trimmedDescription
        if argument.label?.text == "setter" { return "set\(base.prefix(1).uppercased())\(base.dropFirst()):" }
        return Self.name(base, labels: name?.argumentNames?.arguments.map(\.name.text) ?? [])
    }

    /// What Objective-C calls a method.
    static func name(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let start = first == "_" ? base : "\(base)With\(first.prefix(1).uppercased())\(first.dropFirst())"
        return ([start] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    private func reference(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        if let cast = expression.as(AsExprSyntax.self) { return reference(cast.expression) }
        if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.first.flatMap { reference($0.expression) } }
        if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.first.flatMap(reference) }
        return expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    }
}
