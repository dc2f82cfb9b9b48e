import Foundation

/// The pages that are written from the sources.
public struct Documentation: Sendable {
    /// Their texts by path, relative to the package.
    public let pages: [String: String]
    /// Where sources and data disagree, a line each.
    public let problems: [String]

    /// - Parameter root: The folder of the package.
    public init(root: URL) async throws {
        let sources = Sources(root: root)
        let tests = try await Self.tests(sources)
        let catalogue = try await DeclarationCatalogue(sources)
        let rules = try RulesPage(sources, tests: tests)
        let diagnostics = try await DiagnosticsPage(sources)
        let support = try SupportPage(sources, catalogue, tests: tests)
        let names = try APINames(sources, catalogue)
        pages = [
            RulesPage.path: rules.text, DiagnosticsPage.path: diagnostics.text, SupportPage.path: support.text, APINames.path: names.text,
        ]
        problems = catalogue.problems + rules.problems + diagnostics.problems
    }

    /// Pages that are not as they would be written, relative to the package.
    public func outdated(in root: URL) -> [String] {
        pages.keys.sorted().filter { path in
            FileManager.default.contents(atPath: root.appendingPathComponent(path).path) != Data((pages[path] ?? "").utf8)
        }
    }

    /// Every test of the package, sorted by name.
    static func tests(_ sources: Sources) async throws -> [TestCase] {
        let files = try await sources.map(below: "Tests") { text, file in
            let target = file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
            let reader = TestReader(text: text, target: target)
            return (target: target, found: (tests: reader.tests, endToEndSuites: reader.endToEndSuites))
        }
        let targets = Dictionary(grouping: files, by: \.target)
        return targets.keys.sorted().flatMap { target in TestReader.tests((targets[target] ?? []).map(\.found)) }
    }

    /// The names of all tests, a line each.
    public static func tests(root: URL) async throws -> String {
        try await Set(tests(Sources(root: root)).map(\.name)).sorted().map { "\($0)\n" }.joined()
    }

    /// The public declarations that users' code reaches, a line each: module, qualified name, file, line.
    public static func listing(root: URL) async throws -> String {
        try await DeclarationCatalogue(Sources(root: root)).declarations.map { declaration in
            "\(declaration.module)\t\(declaration.qualifiedName)\t\(declaration.file)\t\(declaration.line)\n"
        }.joined()
    }
}
