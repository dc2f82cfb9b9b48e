import SwiftSyntax

/// In tests `#filePath` and `#file` are the path of the source itself, beside which fixtures lie, and not that of its copy. Where they are the
/// default of a parameter they mean the caller's file, and stay.
final class FilePathRule: AdaptationRule {
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard context.platform.isForTests, ["file", "filePath"].contains(node.macroName.text), node.arguments.isEmpty else { return .visitChildren }
        let escaped = context.file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        replace(node, with: "\"\(escaped)\"")
        return .skipChildren
    }
}
