import SwiftSyntax

/// Closures that Apple's frameworks take from code before Swift 6 without a look at actors: what they call of the main actor is a warning there.
/// Here Foundation and Dispatch are Swift's own, and it is an error.
extension ErrorPlaces {
    static func isIsolation(_ message: String) -> Bool {
        let isCall = message.hasPrefix("call to main actor-isolated ") && message.contains(" in a synchronous nonisolated context")
        let isProperty =
            message.hasPrefix("main actor-isolated ")
            && (message.contains("can not be mutated from a Sendable closure") || message.contains("can not be referenced from a Sendable closure"))
        return isCall || isProperty
    }

    /// Whatever the closure does is done without a look at actors.
    ///
    /// - Parameter isOfProject: Whether the project declares something of a name: what its own functions take is its own affair.
    func withoutIsolation(in chain: [Syntax], isOfProject: (String) -> Bool) -> SourceEdit? {
        for case let closure? in chain.map({ $0.as(ClosureExprSyntax.self) }) {
            guard let first = closure.statements.first, let last = closure.statements.last else { return nil }
            let words = Words(closure)
            guard !words.waits, !words.isDone else { return nil }
            if words.namesParameters { continue }
            guard let callee = Self.taker(of: closure), !isOfProject(callee) else { continue }
            let range = first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
            let text = String(decoding: Array(tree.description.utf8)[range], as: UTF8.self)
            return SourceEdit(range, "\(words.tries ? "try " : "")\(Self.helper) { \(text) }")
        }
        return nil
    }

    private static let helper = "_withoutIsolation"

    /// What a closure is given to: the function that takes it, or the property that is set to it.
    private static func taker(of closure: ClosureExprSyntax) -> String? {
        if let parts = closure.parent?.as(ExprListSyntax.self), parts.count == 3, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true {
            return parts.first.flatMap { $0.as(MemberAccessExprSyntax.self) }?.declName.baseName.text
        }
        let call = sequence(first: Syntax(closure), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call.flatMap { baseName(of: $0.calledExpression) }
    }

    /// What stands in a closure, but not in those inside of it.
    private struct Words {
        /// Whether it waits for something.
        var waits = false
        /// Whether what it calls may fail.
        var tries = false
        /// Whether it takes parameters without a name.
        var namesParameters = false
        /// Whether it is done without a look at actors already.
        var isDone = false

        init(_ closure: ClosureExprSyntax) { closure.statements.forEach { look(Syntax($0)) } }

        private mutating func look(_ node: Syntax) {
            if node.is(AwaitExprSyntax.self) { waits = true }
            if let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil { tries = true }
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
                if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) { namesParameters = true }
                if name == ErrorPlaces.helper { isDone = true }
            }
            if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return }
            for child in node.children(viewMode: .sourceAccurate) { look(child) }
        }
    }
}
