import SwiftSyntax

/// Foundation on Linux compares `NSNumber`s with `<` where Apple's does not, and a program's own operator is as good a match. As a member of
/// `NSNumber` it goes before Foundation's.
///
///     func < (lhs: NSNumber, rhs: NSNumber) -> Bool { … }  →  extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { … } }
final class NumberOperatorRule: AdaptationRule {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true, parameters.count == 2,
            parameters.allSatisfy({ ["NSNumber", "Foundation.NSNumber"].contains($0.type.trimmedDescription) })
        else { return .visitChildren }
        insert("extension NSNumber { ", before: node)
        insert("static ", before: node.funcKeyword)
        insert(" }", after: node)
        return .visitChildren
    }
}
