import Foundation
import ProjectReader
import SwiftParser
import SwiftSyntax

/// A source of the project, as far as a stub is read from it.
final class StubSource {
    let file: String
    let tree: SourceFileSyntax
    let lines: SourceLocationConverter
    let imports: Set<String>

    init?(file: String) {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        self.file = file
        tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
        lines = SourceLocationConverter(fileName: file, tree: tree)
        imports = Set(
            tree.statements.flatMap { Self.imported(Syntax($0)) })
    }

    private static func imported(_ node: Syntax) -> [String] {
        if let found = node.as(ImportDeclSyntax.self) { return found.path.first.map { [$0.name.text] } ?? [] }
        if node.is(CodeBlockItemSyntax.self) || node.is(IfConfigDeclSyntax.self) || node.is(IfConfigClauseListSyntax.self)
            || node.is(IfConfigClauseSyntax.self) || node.is(CodeBlockItemListSyntax.self)
        {
            return node.children(viewMode: .sourceAccurate).flatMap(imported)
        }
        return []
    }

    /// The token at a place, with everything around it, inside first.
    func chain(line: Int, column: Int) -> [Syntax] {
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < tree.endPosition.utf8Offset, let token = tree.token(at: position) else { return [] }
        return Array(sequence(first: Syntax(token), next: \.parent))
    }

    func place(of node: some SyntaxProtocol) -> StubPlace {
        StubPlace(file: file, line: lines.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }
}

/// The sources, each read when it is first asked for.
final class StubSources {
    private var known: [String: StubSource] = [:]
    /// All sources that import a module that is stubbed.
    let files: [String]

    private let reach: StubReach

    /// - Parameters:
    ///   - targets: The project's modules with their sources.
    ///   - modules: What stubs are written for: a source that names none of them imports none.
    init(_ targets: [BuildTarget], naming modules: [String]) {
        let names = modules.map { Data($0.utf8) }
        let all = targets.flatMap { $0.native == nil ? $0.sources : [] }
        files = Set(all.map(\.path)).sorted().filter { path in
            guard let data = FileManager.default.contents(atPath: path) else { return false }
            return names.contains { data.range(of: $0) != nil }
        }
        reach = StubReach(targets, stubs: Set(modules))
    }

    /// The modules with stubs whose members of other types a source can use: not only those it imports itself.
    func reached(from source: StubSource) -> Set<String> { source.imports.union(reach.modules(from: source.file)) }

    func source(_ file: String) -> StubSource? {
        if let found = known[file] { return found }
        let read = StubSource(file: file)
        known[file] = read
        return read
    }

    func importing(_ module: String) -> [StubSource] { files.compactMap(source).filter { $0.imports.contains(module) } }
}
