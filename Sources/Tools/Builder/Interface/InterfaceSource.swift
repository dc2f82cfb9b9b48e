import SwiftParser
import SwiftSyntax

/// Turns the interface of a module, as the compiler writes it beside a binary (`.swiftinterface`), into sources: every declaration is kept,
/// and what has no body gets one that says that it is not available here. Lines stay where they are.
struct InterfaceSource {
    /// The ending of such files.
    static let pathExtension = "swiftinterface"

    let text: String

    init(_ interface: String) {
        let tree = Parser.parse(source: interface)
        let types = InterfaceTypes(tree)
        let bodies = InterfaceBodies(types: types)
        bodies.walk(tree)
        text = AdaptedSource(interface, edits: bodies.edits).text
    }
}

/// What the bodies of an interface's declarations are written with is a module that sources cannot import.
final class InterfaceRule: AdaptationRule {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        if context.file.hasSuffix("." + InterfaceSource.pathExtension) { insert("import Metrics; ", before: node) }
        return .skipChildren
    }
}
