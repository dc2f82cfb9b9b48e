import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// A file, parsed when it is first asked what it names.
final class IndexedSource: Sendable {
    private let text: String
    private let file: String
    private let found = Mutex<[SourceMention]?>(nil)

    init(_ text: String, file: String) { (self.text, self.file) = (text, file) }

    var mentions: [SourceMention] {
        found.withLock { found in
            if let found { return found }
            let tree = Parser.parse(source: text)
            let reader = MentionReader(file: file, converter: SourceLocationConverter(fileName: file, tree: tree))
            reader.walk(tree)
            found = reader.mentions
            return reader.mentions
        }
    }

    /// False where the file has no mention of the name for certain: one of its words is not there.
    func mayName(_ name: String) -> Bool {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy { holds($0.utf8) } || holds("\\u{".utf8)
    }

    private func holds(_ bytes: some Collection<UInt8>) -> Bool {
        let wanted = Array(bytes)
        let result = text.utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).holds(wanted) }
        return result ?? true
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func holds(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, var place = baseAddress else { return wanted.isEmpty }
        let end = place + count
        while let found = memchr(place, Int32(first), end - place), end - UnsafeRawPointer(found) >= wanted.count {
            if memcmp(found, wanted, wanted.count) == 0 { return true }
            place = UnsafeRawPointer(found) + 1
        }
        return false
    }
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
