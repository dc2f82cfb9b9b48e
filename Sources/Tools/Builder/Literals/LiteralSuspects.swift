/// Literals that may be why a module does not build: they are looked up at lines of errors.
struct LiteralSuspects: Error {
    /// Per module: exclusions under which the files with errors are as written.
    private(set) var filesLeft: [String: LiteralExclusions] = [:]
    /// Per module: exclusions of the places alone, or of the file where no place is known.
    private(set) var placesLeft: [String: LiteralExclusions] = [:]

    /// An expression that takes the compiler too long is reported where it begins.
    private static let tooComplex = "reasonable time"

    /// Nil where no literal is looked up near an error.
    ///
    /// - Parameter errors: At places of the adapted copies.
    init?(_ errors: [BuildDiagnostic], in stages: [SourceStage]) {
        for stage in stages {
            guard let current = stage.platform.editableLiterals else { continue }
            var (plain, lasting) = (current, current)
            for source in stage.target.sources {
                let copy = stage.copy(of: source).path
                let found = errors.filter { $0.file == copy }
                let name = source.deletingPathExtension().lastPathComponent
                let literals = stage.facts(of: source).literals
                guard !found.isEmpty, !literals.isEmpty else { continue }
                let lines = Set(found.compactMap(\.line))
                let near = literals.filter { lines.contains($0.line) }
                if near.isEmpty, !found.contains(where: { $0.message.contains(Self.tooComplex) }) { continue }
                plain.files.insert(name)
                if near.isEmpty { lasting.files.insert(name) } else { lasting.places.formUnion(near.map(\.place)) }
            }
            guard plain != current else { continue }
            filesLeft[stage.target.moduleName] = plain
            placesLeft[stage.target.moduleName] = lasting
        }
        if filesLeft.isEmpty { return nil }
    }
}
