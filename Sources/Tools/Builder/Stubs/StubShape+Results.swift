import SwiftSyntax

/// What type a value has, by what it is handed to.
extension StubShapeReader {
    /// nil where nothing around a value says it.
    func wanted(of value: some ExprSyntaxProtocol, _ words: [String]) -> String? {
        guard let parent = value.parent else { return nil }
        if parent.is(ConditionElementSyntax.self) { return "Bool" }
        if let prefix = parent.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" ? "Bool" : nil }
        if let loop = parent.as(ForStmtSyntax.self), Syntax(loop.sequence).id == Syntax(value).id { return list(words) }
        if let row = parent.as(ExprListSyntax.self) { return operand(Syntax(value), in: row, words) }
        if let statement = parent.as(ReturnStmtSyntax.self) { return returned(by: statement) }
        guard let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let index = call.arguments.firstIndex(of: argument)
        else { return nil }
        return type(ofArgument: argument.label?.text, isFirst: index == call.arguments.startIndex, of: call, words)
    }

    /// The type that a function or a computed property says it returns.
    private func returned(by statement: ReturnStmtSyntax) -> String? {
        for node in sequence(first: Syntax(statement), next: \.parent) {
            if node.is(ClosureExprSyntax.self) { return nil }
            let type = node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type ?? node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            guard let type else { continue }
            let text = type.trimmedDescription
            return !type.is(SomeOrAnyTypeSyntax.self) && naming.canName(text) ? text : nil
        }
        return nil
    }

    private func list(_ words: [String]) -> String { "[\(naming.unknown(words + ["Element"]))]" }

    /// The type of the other side of a comparison.
    private func operand(_ value: Syntax, in row: ExprListSyntax, _ words: [String]) -> String? {
        let parts = Array(row)
        guard let index = parts.firstIndex(where: { Syntax($0).id == value.id }) else { return nil }
        let next = index + 1 < parts.count ? parts[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
        let before = index > 0 ? parts[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
        if index == 0, parts.dropFirst().first?.is(UnresolvedTernaryExprSyntax.self) == true { return "Bool" }
        if ["&&", "||"].contains(next) || ["&&", "||"].contains(before) {
            // What is compared is no truth value itself.
            let others = [next, before].compactMap { $0 }.filter { !["&&", "||"].contains($0) }
            if others.isEmpty { return "Bool" }
        }
        if let next, Self.equalities.contains(next), index + 2 < parts.count { return known(parts[index + 2], words).flatMap(Self.plain) }
        if let before, Self.equalities.contains(before), index >= 2 { return known(parts[index - 2], words).flatMap(Self.plain) }
        return nil
    }

    private static let equalities: Set = ["==", "!=", "<", ">", "<=", ">="]

    /// Only types that say everything.
    private static func plain(_ type: String) -> String? {
        ["String", "Int", "Double", "Bool", "CGFloat", "Date", "URL"].contains(type) ? type : nil
    }

    private func type(ofArgument label: String?, isFirst: Bool, of call: FunctionCallExprSyntax, _ words: [String]) -> String? {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if isFirst, label == nil, ["ForEach", "List"].contains(callee) { return list(words) }
            return Self.initializers[callee]?[label ?? "_"].flatMap { isFirst || label != nil ? $0 : nil }
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else { return nil }
        return Self.modifiers[access.declName.baseName.text]?[label ?? "_"]
    }

    // The parameters are those of SwiftUI's own declarations of these functions.
    private static let initializers: [String: [String: String]] = [
        "Text": ["_": "String", "verbatim": "String"], "Label": ["_": "String", "systemImage": "String", "image": "String"],
        "Image": ["_": "String", "systemName": "String"], "VStack": ["spacing": "CGFloat"], "HStack": ["spacing": "CGFloat"],
        "LazyVStack": ["spacing": "CGFloat"], "LazyHStack": ["spacing": "CGFloat"], "RoundedRectangle": ["cornerRadius": "CGFloat"],
        "Spacer": ["minLength": "CGFloat"],
    ]

    private static let modifiers: [String: [String: String]] = [
        "foregroundColor": ["_": "Color"], "foregroundStyle": ["_": "Color"], "tint": ["_": "Color"], "fill": ["_": "Color"],
        "accentColor": ["_": "Color"], "stroke": ["_": "Color", "lineWidth": "CGFloat"], "strokeBorder": ["_": "Color", "lineWidth": "CGFloat"],
        "font": ["_": "Font"], "fontWeight": ["_": "Font.Weight"], "cornerRadius": ["_": "CGFloat"], "opacity": ["_": "Double"],
        "frame": [
            "width": "CGFloat", "height": "CGFloat", "minWidth": "CGFloat", "maxWidth": "CGFloat", "minHeight": "CGFloat", "maxHeight": "CGFloat",
        ],
        "offset": ["x": "CGFloat", "y": "CGFloat"], "shadow": ["color": "Color", "radius": "CGFloat", "x": "CGFloat", "y": "CGFloat"],
        "blur": ["radius": "CGFloat"], "lineSpacing": ["_": "CGFloat"], "kerning": ["_": "CGFloat"], "tracking": ["_": "CGFloat"],
        "minimumScaleFactor": ["_": "CGFloat"], "accessibilityLabel": ["_": "String"], "navigationTitle": ["_": "String"],
        "disabled": ["_": "Bool"], "lineLimit": ["_": "Int"], "padding": ["_": "CGFloat"],
    ]
}
