import Foundation
import SwiftSyntax

/// Sums of many parts. In the body of a view the compiler tries all that `+` can mean for each of them, so that eight are too many for it; one
/// call with the parts as its arguments is a matter of no time.
extension ErrorPlaces {
    static func isTooMuch(_ message: String) -> Bool { message.contains("unable to type-check this expression in reasonable time") }

    /// The call that replaces the longest sum of the statement at a place.
    func sum(at token: TokenSyntax) -> SourceEdit? {
        let statement = sequence(first: Syntax(token), next: \.parent).first { $0.is(CodeBlockItemSyntax.self) }
        guard let statement else { return nil }
        let finder = SumFinder(viewMode: .sourceAccurate)
        finder.walk(statement)
        guard let longest = finder.sums.max(by: { $0.parts.count < $1.parts.count }) else { return nil }
        return edit(Syntax(longest.expression), with: "_isletSum(\(longest.parts.joined(separator: ", ")))")
    }
}

private final class SumFinder: SyntaxVisitor {
    private(set) var sums: [(expression: SequenceExprSyntax, parts: [String])] = []

    /// Shorter ones are not what takes so long.
    private static let least = 4
    /// What binds more tightly than a sum.
    private static let factors: Set = ["*", "/", "%"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let parts = Self.parts(of: node), parts.count >= Self.least { sums.append((node, parts)) }
        return .visitChildren
    }

    /// What is added up; nil where there is more than sums and products.
    private static func parts(of node: SequenceExprSyntax) -> [String]? {
        var parts = [""]
        for (index, element) in node.elements.enumerated() {
            guard index % 2 == 1 else {
                parts[parts.count - 1] += element.description
                continue
            }
            guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
            if sign == "+" {
                parts.append("")
            } else if factors.contains(sign) {
                parts[parts.count - 1] += element.description
            } else {
                return nil
            }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
