import SwiftParser
import SwiftSyntax

/// Collects the names of the members that a file refers to, as in `.greedyTimer`.
final class MemberNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    static func found(in text: String) -> Set<String> {
        let visitor = MemberNames(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        return visitor.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.plain)
        return .visitChildren
    }
}
