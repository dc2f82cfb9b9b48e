import SwiftSyntax

/// `@Entry` variables become computed ones with a key type of their own, on the same lines.
final class EntryRule: AdaptationRule {
    /// The key protocol that goes with each extended type.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.named("Entry"), let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let key = EnclosingTypes(of: Syntax(node)).names.last.flatMap({ Self.keys[$0] })
        else { return .visitChildren }
        replace(attribute, with: "")
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap({ LiteralType.name(of: $0.value) })
        else {
            context.report(
                .entryType, "the type of @Entry “\(name)” cannot be told from its value; write it after the name", at: node, severity: .error)
            return .visitChildren
        }
        rewrite(binding, name: name, type: type, key: key)
        return .visitChildren
    }

    private func rewrite(_ binding: PatternBindingSyntax, name: String, type: String, key: String) {
        let keyType = "_EntryKey_\(Identifier.safe(name))"
        let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
        let accessors = "\(annotation) { get { self[\(keyType).self] } set { self[\(keyType).self] = newValue } }"
        let isFocused = key == "FocusedValueKey"
        let head = "; fileprivate enum \(keyType): \(key) { "
        let value = isFocused ? "typealias Value = \(Self.unwrapped(type)) }" : "static var defaultValue: \(type) { "
        guard let initializer = binding.initializer, !isFocused else {
            insert(accessors + head + value + (isFocused ? "" : "nil } }"), after: binding)
            return
        }
        replace(initializer.equal, with: (accessors + head + value).trimmed)
        insert(" } }", after: initializer.value)
    }

    /// `T` of `T?`.
    private static func unwrapped(_ type: String) -> String {
        type.hasSuffix("?") ? String(type.dropLast()) : type
    }
}

extension String {
    /// Without spaces at both ends.
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

/// The type of an expression, as far as its spelling tells.
enum LiteralType {
    static func name(of expression: ExprSyntax) -> String? {
        if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
        if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if expression.is(StringLiteralExprSyntax.self) { return "String" }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return name(of: prefix.expression) }
        if let array = expression.as(ArrayExprSyntax.self) {
            return array.elements.first.flatMap { name(of: $0.expression) }.map { "[\($0)]" }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return memberBase(expression) }
        return typeName(call.calledExpression) ?? memberBase(call.calledExpression)
    }

    /// `Theme` of `Theme()`, `[String]` of `[String]()`.
    private static func typeName(_ expression: ExprSyntax) -> String? {
        let text = expression.trimmedDescription
        if expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) { return text }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        return last.first?.isUppercase == true ? text : nil
    }

    /// `Theme` of `Theme.dark`.
    private static func memberBase(_ expression: ExprSyntax) -> String? {
        expression.as(MemberAccessExprSyntax.self)?.base.flatMap(typeName)
    }
}
