import IsletModel
import SwiftSyntax

/// In a program built for a preview, literals that are arguments or initial values are looked up: `Text("Hi")` becomes
/// `Text(_isletText("App/File:0", "Hi"))`.
final class EditableLiteralRule: AdaptationRule {
    static let textFunction = "_isletText"
    static let wholeFunction = "_isletWhole"
    static let fractionFunction = "_isletFraction"
    static let truthFunction = "_isletTruth"
    private static let colorFunction = "_isletColor"

    /// Ranges of the literals in the source.
    private(set) var ranges: [Range<Int>] = []
    private(set) var literals: [EditableLiteral] = []

    private var exclusions: LiteralExclusions? { context.platform.editableLiterals }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        exclusions.map { $0.files.contains(context.name) } == false ? .visitChildren : .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        context.facts.literals = literals
        if exclusions != nil { context.facts.skeleton = Skeleton.fingerprint(of: node, without: ranges) }
    }

    // What is written for the compiler, and not for the running program.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements, context.isActive(node) { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self), let name = Self.calledName(call) else { return .visitChildren }
        wrap(node.expression, place: "\(name).\(node.label?.text ?? "")")
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.initializer?.value, let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.attributes.isEmpty
        else { return .visitChildren }
        wrap(value, place: "let \(node.pattern.trimmedDescription)")
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        guard ColorNames.all.contains(name.text), node.declName.argumentNames == nil else { return .visitChildren }
        let isColor = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Color" || (node.base == nil && ColorNames.isColor(node))
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if isColor, !isCalled, let key = add(.color(name.text), name, place: "color") {
            replace(name, with: "\(Self.colorFunction)(\"\(key)\", .\(name.text))")
        }
        return .visitChildren
    }

    private static func calledName(_ call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func wrap(_ expression: ExprSyntax, place: String) {
        if let (first, second) = Self.choices(expression) {
            wrap(first, place: place)
            return wrap(second, place: place)
        }
        guard let (value, function) = Self.read(expression), let key = add(value, expression, place: place) else { return }
        insert("\(function)(\"\(key)\", ", before: expression)
        insert(")", after: expression)
    }

    /// Both values of `condition ? first : second`.
    private static func choices(_ expression: ExprSyntax) -> (ExprSyntax, ExprSyntax)? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3, let last = elements.last,
            let ternary = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first
        else { return nil }
        return (ternary.thenExpression, last)
    }

    /// The key of a literal that is looked up from now on; nil where it stays as it is.
    private func add(_ value: LiteralValue, _ node: some SyntaxProtocol, place: String) -> String? {
        guard exclusions?.places.contains(place) == false else { return nil }
        defer {
            ranges.append(range(of: node))
            literals.append(EditableLiteral(value: value, line: context.line(of: node), place: place, isLive: LiteralScope.isLive(Syntax(node))))
        }
        return EditableLiteral.key(literals.count, file: context.name, module: context.platform.moduleName)
    }

    private static func read(_ expression: ExprSyntax) -> (LiteralValue, function: String)? {
        if let text = expression.as(StringLiteralExprSyntax.self) {
            guard text.openingQuote.tokenKind == .stringQuote, text.openingPounds == nil, let value = text.representedLiteralValue else { return nil }
            return (.text(value), textFunction)
        }
        if let truth = expression.as(BooleanLiteralExprSyntax.self) { return (.truth(truth.literal.tokenKind == .keyword(.true)), truthFunction) }
        if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
            switch read(prefixed.expression)?.0 {
            case .whole(let number)?: return (.whole(-number), wholeFunction)
            case .fraction(let number)?: return (.fraction(-number), fractionFunction)
            default: return nil
            }
        }
        if let number = expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue { return (.whole(number), wholeFunction) }
        if let number = expression.as(FloatLiteralExprSyntax.self)?.representedLiteralValue { return (.fraction(number), fractionFunction) }
        return nil
    }
}

/// Colours that SwiftUI knows by name, and where a name alone is one.
enum ColorNames {
    static let all: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black", "clear",
    ]
    private static let takers: Set = [
        "foregroundStyle", "foregroundColor", "tint", "fill", "stroke", "strokeBorder", "background", "containerBackground", "border", "accentColor",
        "shadow", "colorMultiply", "keylineTint", "activityBackgroundTint", "activitySystemActionForegroundColor", "backgroundStyle",
    ]

    /// Whether a name with a leading dot, with or without modifiers after it, is given to a modifier that takes colours.
    static func isColor(_ node: MemberAccessExprSyntax) -> Bool {
        var current = Syntax(node)
        while let parent = current.parent {
            if let argument = parent.as(LabeledExprSyntax.self) {
                let called = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
                return called.map { takers.contains($0.declName.baseName.text) } ?? false
            }
            let isChain =
                parent.as(MemberAccessExprSyntax.self)?.base?.id == current.as(ExprSyntax.self)?.id
                || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == current.as(ExprSyntax.self)?.id
            let isChoice =
                parent.is(UnresolvedTernaryExprSyntax.self) || parent.is(ExprListSyntax.self)
                || parent.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } == true
            guard isChain || isChoice else { return false }
            current = parent
        }
        return false
    }
}

/// How often a running program comes to a place in its sources.
enum LiteralScope {
    private static let endings = ["View", "Modifier", "Style", "Shape", "Layout", "App", "Scene", "ToolbarContent"]

    /// Whether the place is in a body or a function of a view, which is called whenever views are made. A stored value, and whatever other
    /// types do, may stay as it was when the program came to it first.
    static func isLive(_ node: Syntax) -> Bool {
        var current = node
        var isCalled = false
        while let parent = current.parent {
            if parent.is(AccessorBlockSyntax.self) || parent.is(FunctionDeclSyntax.self) { isCalled = true }
            if parent.is(InitializerClauseSyntax.self), parent.parent?.is(PatternBindingSyntax.self) == true, isMember(parent) { return false }
            if parent.is(InitializerDeclSyntax.self) { return false }
            if let group = parent.asProtocol(DeclGroupSyntax.self) { return isCalled && makesViews(group) }
            current = parent
        }
        return false
    }

    private static func isMember(_ initializer: Syntax) -> Bool {
        initializer.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    }

    private static func makesViews(_ group: any DeclGroupSyntax) -> Bool {
        guard group.is(StructDeclSyntax.self) || group.is(ExtensionDeclSyntax.self) else { return false }
        let names = group.inheritedNames + (group.is(ExtensionDeclSyntax.self) ? [group.declaredName ?? ""] : [])
        return names.contains { name in endings.contains { name.hasSuffix($0) } }
    }
}

/// A source without its editable literals.
enum Skeleton {
    /// Of all bytes outside of `ranges`, and of how many ranges there are where.
    static func fingerprint(of file: SourceFileSyntax, without ranges: [Range<Int>]) -> String {
        var result = Fingerprint()
        let bytes = file.syntaxTextBytes
        var position = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= position {
            result.add(bytes[position..<range.lowerBound])
            position = range.upperBound
        }
        result.add(bytes[position...])
        return result.text
    }
}
