import SwiftSyntax

/// Every error is an `NSError` on Apple's systems, where `as? NSError` and `catch let error as NSError` take each of them. On Linux they take none
/// but those that were made as such, and a `catch` of that kind without another one ends the program.
///
///     if let error = error as? NSError  →  if let error = _asNSError(error)
///     catch let error as NSError { … }  →  catch let _isletCaught { let error = (_isletCaught as any Error) as NSError; … }
final class ErrorCastRule: AdaptationRule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard context.platform.modules.contains(ImportRule.overlay) else { return .visitChildren }
        for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type, Self.isError(type)
            else { continue }
            insert("_asNSError(", before: elements[index - 1])
            replace(from: cast.asKeyword, to: type, with: ")" + (mark.tokenKind == .exclamationMark ? "!" : ""))
        }
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let item = node.catchItems.first, node.catchItems.count == 1, let pattern = item.pattern?.as(ValueBindingPatternSyntax.self),
            let name = Self.name(in: pattern.pattern)
        else { return .visitChildren }
        let binding = "\(pattern.bindingSpecifier.text) \(name) = (_isletCaught as any Error) as NSError; "
        replace(pattern, with: "let _isletCaught")
        if let condition = item.whereClause?.condition {
            insert("({ \(binding)return ", before: condition)
            insert(" })()", after: condition)
        }
        insert(" " + binding, after: node.body.leftBrace)
        return .visitChildren
    }

    /// What `error as NSError` names the error.
    private static func name(in pattern: PatternSyntax) -> String? {
        guard let elements = pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            let first = elements.first, let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let type = elements.last?.as(TypeExprSyntax.self)?.type, isError(type)
        else { return nil }
        let name = first.trimmedDescription
        return name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) ? name : nil
    }

    private static func isError(_ type: TypeSyntax) -> Bool { ["NSError", "Foundation.NSError"].contains(type.trimmedDescription) }
}
