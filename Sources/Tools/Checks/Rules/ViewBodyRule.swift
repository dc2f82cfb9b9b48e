import IsletModel
import SwiftParser
import SwiftSyntax

/// Finds work on collections that a view's body does for a list, and that belongs into the provider.
public enum ViewBodyRule {
    /// - Parameter sources: The sources of one target: their texts by what they are called in findings.
    public static func findings(in sources: [(file: String, text: String)]) -> [Finding] {
        let trees = sources.map { (file: $0.file, tree: Parser.parse(source: $0.text)) }
        let functions = WorkingFunctions(viewMode: .sourceAccurate)
        for tree in trees { functions.walk(tree.tree) }
        guard !functions.names.isEmpty else { return [] }
        return trees.flatMap { file, tree in
            let reader = BodyReader(file: file, lines: SourceLocationConverter(fileName: file, tree: tree), functions: functions.names)
            reader.walk(tree)
            return reader.findings
        }
    }

    /// Functions that take something, work through a collection, and make no view.
    private final class WorkingFunctions: SyntaxVisitor {
        private(set) var names: Set<String> = []
        private static let makers: Set<String> = ["map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort"]

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let result = node.signature.returnClause?.type.trimmedDescription ?? ""
            guard !node.signature.parameterClause.parameters.isEmpty, !result.isEmpty, !result.contains("View"), let body = node.body else {
                return .visitChildren
            }
            let work = Work(viewMode: .sourceAccurate)
            work.walk(body)
            if work.isThere { names.insert(node.name.text) }
            return .visitChildren
        }

        private final class Work: SyntaxVisitor {
            private(set) var isThere = false

            override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
                isThere = true
                return .skipChildren
            }

            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                if let member = node.calledExpression.as(MemberAccessExprSyntax.self), makers.contains(member.declName.baseName.text) {
                    isThere = true
                }
                return .visitChildren
            }
        }
    }

    /// Calls of such functions as the data of a list in a body.
    private final class BodyReader: SyntaxVisitor {
        private(set) var findings: [Finding] = []
        private let file: String
        private let lines: SourceLocationConverter
        private let functions: Set<String>
        private var bodies = 0
        private static let lists: Set<String> = ["ForEach", "List", "Chart"]

        init(file: String, lines: SourceLocationConverter, functions: Set<String>) {
            (self.file, self.lines, self.functions) = (file, lines, functions)
            super.init(viewMode: .sourceAccurate)
        }

        private static func isBody(_ node: VariableDeclSyntax) -> Bool {
            node.bindings.contains { binding in
                binding.pattern.trimmedDescription == "body" && binding.typeAnnotation?.type.trimmedDescription.hasSuffix("View") == true
            }
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if Self.isBody(node) { bodies += 1 }
            return .visitChildren
        }

        override func visitPost(_ node: VariableDeclSyntax) {
            if Self.isBody(node) { bodies -= 1 }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard bodies > 0, let list = node.calledExpression.as(DeclReferenceExprSyntax.self), Self.lists.contains(list.baseName.text),
                let data = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
                let name = data.calledExpression.as(DeclReferenceExprSyntax.self), functions.contains(name.baseName.text)
            else { return .visitChildren }
            let place = lines.location(for: name.positionAfterSkippingLeadingTrivia)
            findings.append(
                Finding(
                    .heavyViewBody, .note,
                    "“\(name.baseName.text)” works through a collection each time the body is made: for every entry, family and appearance. "
                        + "Call it in the provider, and keep the result in the entry",
                    file: file, line: place.line, column: place.column))
            return .visitChildren
        }
    }
}
