import SwiftParser
import SwiftSyntax

/// Collects the tests of one file.
final class TestReader: SyntaxVisitor {
    private let target: String
    private var suites: [String] = []
    private(set) var tests: [TestCase] = []
    /// Suites, with their outer ones, that say of all their tests that they run a command.
    private(set) var endToEndSuites: Set<[String]> = []

    init(text: String, target: String) {
        self.target = target
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.plain, node.attributes) }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.plain, node.attributes) }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.plain, node.attributes) }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node.extendedType.trimmedDescription, node.attributes) }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        for _ in node.extendedType.trimmedDescription.split(separator: ".") { close() }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let attribute = node.attributes.named("Test") {
            tests.append(
                TestCase(
                    target: target, suites: suites, function: node.name.plain, displayName: Self.displayName(attribute),
                    isEndToEnd: Self.runsCommand(attribute)))
        }
        return .skipChildren
    }

    private func open(_ name: String, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        suites += name.split(separator: ".").map(String.init)
        if let attribute = attributes.named("Suite"), Self.runsCommand(attribute) { endToEndSuites.insert(suites) }
        return .visitChildren
    }

    private func close() { suites.removeLast() }

    /// The tests of several files of one target; a suite's mark holds for what extensions in other files add to it.
    static func tests(_ readers: [(tests: [TestCase], endToEndSuites: Set<[String]>)]) -> [TestCase] {
        let marked = readers.reduce(into: Set<[String]>()) { $0.formUnion($1.endToEndSuites) }
        return readers.flatMap(\.tests).map { test in
            var test = test
            let outer = test.suites.indices.map { Array(test.suites[...$0]) }
            if outer.contains(where: marked.contains) { test.isEndToEnd = true }
            return test
        }
    }

    private static func arguments(_ attribute: AttributeSyntax) -> [LabeledExprSyntax] {
        attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    }

    private static func displayName(_ attribute: AttributeSyntax) -> String {
        guard let first = arguments(attribute).first, first.label == nil, let text = first.expression.as(StringLiteralExprSyntax.self) else {
            return ""
        }
        return text.segments.trimmedDescription
    }

    private static func runsCommand(_ attribute: AttributeSyntax) -> Bool {
        arguments(attribute).contains { argument in
            argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "endToEnd"
        }
    }
}

extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
}
