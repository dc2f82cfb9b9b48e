import Foundation
import SwiftParser
import SwiftSyntax

/// What the sources of a target name, and where.
public struct SourceIndex: Sendable {
    public private(set) var mentions: [SourceMention] = []
    public private(set) var suppressions = Suppressions()

    public init() {}

    /// Adds a file.
    ///
    /// - Parameter name: What the file is called in mentions.
    public mutating func add(_ text: String, file name: String) {
        let tree = Parser.parse(source: text)
        let reader = MentionReader(file: name, converter: SourceLocationConverter(fileName: name, tree: tree))
        reader.walk(tree)
        mentions += reader.mentions
        suppressions.add(text, file: name)
    }

    /// The mentions of a kind and name.
    public func all(_ kind: SourceMention.Kind, _ name: String) -> [SourceMention] { mentions.filter { $0.kind == kind && $0.name == name } }
}

private final class MentionReader: SyntaxVisitor {
    var mentions: [SourceMention] = []
    private let file: String
    private let converter: SourceLocationConverter
    /// The types around the current declaration, the innermost last.
    private var types: [String] = []

    init(file: String, converter: SourceLocationConverter) {
        self.file = file
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ kind: SourceMention.Kind, _ name: String, at node: some SyntaxProtocol, labels: [String] = [], values: [String: String] = [:])
    {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        mentions.append(
            SourceMention(kind: kind, name: name, labels: labels, values: values, file: file, line: place.line, column: place.column))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var labels = node.arguments.map { $0.label?.text ?? "" }
        if node.trailingClosure != nil { labels.append("") }
        var values: [String: String] = [:]
        for argument in node.arguments { values[argument.label?.text ?? ""] = Self.text(argument.expression) }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            add(.call, name.baseName.text, at: name, labels: labels, values: values)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            add(.method, member.declName.baseName.text, at: member.declName, labels: labels, values: values)
        }
        return .visitChildren
    }

    /// The text of a literal, or the name of what is called or referred to.
    private static func text(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { add(.member, "\(base.baseName.text).\(node.declName.baseName.text)", at: base) }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { add(.literal, text, at: node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.function(of: types.last ?? ""), node.name.text, at: node.name)
        return .visitChildren
    }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        add(.type, name.text, at: name)
        types.append(name.text)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
