/// The public declarations that users' code reaches.
struct DeclarationCatalogue: Sendable {
    /// The frameworks, and the part of the engine whose names they repeat.
    static let folders = ["Sources/Frameworks", "Sources/Engine/ViewEngine"]

    let declarations: [Declaration]
    let problems: [String]
    /// Qualified names by module.
    private let names: [String: Set<String>]

    init(_ sources: Sources) async throws {
        var declarations: [Declaration] = []
        var problems: [String] = []
        for folder in Self.folders {
            let files = try await sources.map(below: folder) { text, file in
                let reader = DeclarationReader(text: text, module: Self.module(of: file), file: file)
                return (reader.declarations, reader.problems)
            }
            declarations += files.flatMap(\.0)
            problems += files.flatMap(\.1)
        }
        (self.declarations, self.problems) = (declarations, problems)
        names = Dictionary(grouping: declarations, by: \.module).mapValues { Set($0.map(\.qualifiedName)) }
    }

    /// The third folder of a path: `Sources/<layer>/<module>/…`.
    static func module(of file: String) -> String {
        let parts = file.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }

    /// The modules that declare a name: the framework that Apple has it in, or another one that brings it along.
    func modules(declaring name: String) -> [String] { names.keys.filter { names[$0]?.contains(name) == true }.sorted() }
}
