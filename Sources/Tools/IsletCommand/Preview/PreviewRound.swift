import Builder
import ProjectReader

/// What was built last, and what was saved since.
struct PreviewRound {
    /// Literals of the programs that were edited.
    struct Edit {
        /// Bundle identifiers.
        var programs: Set<String> = []
        var needsRestart = false
        fileprivate var parts: [(literals: CompiledLiterals, edit: CompiledLiterals.Edit)] = []

        /// Hands the edit to the programs.
        func write() throws {
            for part in parts { try part.literals.write(part.edit) }
        }
    }

    /// A program that was built.
    struct Program {
        let target: BuildTarget
        var product: BuildProduct
        /// What it says of itself, once it was asked.
        var described: HostProgram?
    }

    var targets: [BuildTarget]
    /// The programs that were built.
    var products: [Program] = []
    /// Whether all of them were built.
    var isBuilt = false {
        didSet { if isBuilt { (saved, isStructural) = ([], false) } }
    }
    /// Paths of files that were saved since.
    private var saved: Set<String> = []
    private var isStructural = false

    init(targets: [BuildTarget]) { self.targets = targets }

    mutating func note(_ change: SourceChange) {
        saved.formUnion(change.files)
        isStructural = isStructural || change.isStructural
    }

    /// The programs of the last build that what was saved since does not concern: it is nothing but sources, and none of theirs.
    var standing: [Program] {
        guard !isStructural else { return [] }
        let sources = products.map { Set(([$0.target] + $0.target.dependencies).flatMap(\.sources).map(\.path)) }
        guard saved.allSatisfy({ file in sources.contains { $0.contains(file) } }) else { return [] }
        return zip(products, sources).filter { saved.isDisjoint(with: $1) }.map(\.0)
    }

    /// What was saved, where that is nothing but other literals of programs that are built.
    mutating func takeEdit() -> Edit? {
        guard isBuilt, !isStructural, !saved.isEmpty else { return nil }
        var edit = Edit()
        var known: Set<String> = []
        for place in products.indices {
            guard var literals = products[place].product.literals else { return nil }
            let files = saved.filter { literals.contains($0) }
            guard !files.isEmpty else { continue }
            known.formUnion(files)
            guard let part = literals.edit(of: files) else { return nil }
            products[place].product.literals = literals
            edit.parts.append((literals, part))
            edit.programs.insert(products[place].target.bundleIdentifier)
            edit.needsRestart = edit.needsRestart || part.needsRestart
            if part.needsRestart { products[place].described = nil }
        }
        guard known == saved else { return nil }
        saved = []
        return edit
    }
}
