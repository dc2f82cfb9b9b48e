import Foundation
import ProjectReader
import SwiftParser
import SwiftSyntax

/// What sources say of types: where they and their members stand.
struct DriftDeclarations {
    struct TypeDeclaration {
        var file: String
        var line: Int
        /// Lines of properties and cases, by their names and by the keys they are coded with.
        var members: [String: Int] = [:]
    }

    /// By the names from the top of the file: `Trip.ContentState`.
    private(set) var types: [String: TypeDeclaration] = [:]

    init(of modules: [BuildTarget]) {
        var seen: Set<String> = []
        for module in modules {
            for source in module.sources where seen.insert(source.standardizedFileURL.path).inserted {
                guard let data = FileManager.default.contents(atPath: source.path) else { continue }
                let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
                let reader = DeclarationReader(file: source.path, tree: tree)
                reader.walk(tree)
                types.merge(reader.types) { first, second in
                    var merged = first
                    merged.members.merge(second.members) { first, _ in first }
                    return merged
                }
            }
        }
    }

    /// Where a member of a type stands; the type, where it has no such member.
    func place(of type: String, member: String?) -> (file: String, line: Int)? {
        guard let found = types[type] else { return nil }
        return (found.file, member.flatMap { found.members[$0] } ?? found.line)
    }

    /// Where a member stands that lies deeper in a value: in the type itself, else in whichever type has it.
    func place(of type: String, path: String?, key: String?) -> (file: String, line: Int)? {
        guard let key, types[type]?.members[key] == nil else { return place(of: type, member: key) }
        let others = types.filter { $0.value.members[key] != nil }
        guard path?.contains(".") == true || others.count == 1, let other = others.sorted(by: { $0.key < $1.key }).first else {
            return place(of: type, member: nil)
        }
        return place(of: other.key, member: key)
    }
}

private final class DeclarationReader: SyntaxVisitor {
    var types: [String: DriftDeclarations.TypeDeclaration] = [:]
    private var scope: [String] = []
    private let file: String
    private let lines: SourceLocationConverter

    init(file: String, tree: SourceFileSyntax) {
        self.file = file
        lines = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func line(_ node: some SyntaxProtocol) -> Int { lines.location(for: node.positionAfterSkippingLeadingTrivia).line }

    private func enter(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        scope.append(name)
        let path = scope.joined(separator: ".")
        if types[path] == nil { types[path] = .init(file: file, line: line(node)) }
        return .visitChildren
    }

    private func leave() { scope.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.name) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription, node.extendedType) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for name in node.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }) { add(name, line(node)) }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let name = element.name.text.filter { $0 != "`" }
            let raw = element.rawValue?.value.trimmedDescription.filter { $0 != "\"" } ?? name
            add(name, line(node))
            guard scope.last == "CodingKeys" else { continue }
            // The key stands for the property of the type around.
            let outer = scope.dropLast().joined(separator: ".")
            if let place = types[outer]?.members[name] { types[outer]?.members[raw] = place } else { types[outer]?.members[raw] = line(node) }
        }
        return .skipChildren
    }

    private func add(_ name: String, _ line: Int) {
        let path = scope.joined(separator: ".")
        if types[path]?.members[name] == nil { types[path]?.members[name] = line }
    }
}
