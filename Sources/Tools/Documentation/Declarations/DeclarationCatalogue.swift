/// The public declarations that users' code reaches.
struct DeclarationCatalogue: Sendable {
    /// The frameworks, and the part of the engine whose names they repeat.
    static let folders = ["Sources/Frameworks", "Sources/Engine/ViewEngine"]

    let declarations: [Declaration]
    let problems: [String]
    /// Qualified names by module.
    private let names: [String: Set<String>]
    /// What types inherit from or conform to, and what aliases stand for.
    private let parents: [String: Set<String>]

    init(_ sources: Sources) async throws {
        var declarations: [Declaration] = []
        var problems: [String] = []
        var parents: [String: Set<String>] = [:]
        for folder in Self.folders {
            let files = try await sources.map(below: folder) { text, file in
                let reader = DeclarationReader(text: text, module: Self.module(of: file), file: file)
                return (reader.declarations, reader.problems, reader.parents)
            }
            declarations += files.flatMap(\.0)
            problems += files.flatMap(\.1)
            for file in files { parents.merge(file.2) { $0.union($1) } }
        }
        self.parents = parents
        (self.declarations, self.problems) = (declarations, problems)
        names = Dictionary(grouping: declarations, by: \.module).mapValues { Set($0.map(\.qualifiedName)) }
    }

    /// The third folder of a path: `Sources/<layer>/<module>/…`.
    static func module(of file: String) -> String {
        let parts = file.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }

    /// Where a name is declared: in the framework that Apple has it in, in another one that brings it along, or for a member in what its
    /// type inherits from, conforms to or stands for. Initializers are not inherited.
    func places(of name: String) -> [(module: String, name: String)] {
        var found = modules(declaring: name).map { (module: $0, name: name) }
        guard found.isEmpty, let dot = name.lastIndex(of: ".") else { return found }
        let (owner, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        guard member != "init" || isAlias(owner) else { return [] }
        var (seen, waiting) = (Set([owner]), Array(parents[owner] ?? []))
        while let type = waiting.popLast() {
            guard seen.insert(type).inserted else { continue }
            let inherited = "\(type).\(member)"
            found += modules(declaring: inherited).map { (module: $0, name: inherited) }
            waiting += parents[type] ?? []
        }
        return found
    }

    private func isAlias(_ name: String) -> Bool { declarations.contains { $0.kind == .alias && $0.qualifiedName == name } }

    private func modules(declaring name: String) -> [String] { names.keys.filter { names[$0]?.contains(name) == true }.sorted() }
}
