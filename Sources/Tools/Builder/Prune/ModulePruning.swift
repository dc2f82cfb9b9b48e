import Foundation
import ProjectReader

/// Leaves out of a module that others need what does not build here, until the rest does. Never used for a target's own sources.
struct ModulePruning {
    private struct Record: Codable {
        /// Of what the module was compiled with when parts were left out.
        var key: String
        /// Paths of the sources parts were left out of.
        var files: [String]
        var notes: [BuildDiagnostic]
    }

    let stage: SourceStage
    private let file: URL
    private var record: Record

    /// Each time the rest is compiled again, more can come to light.
    private static let maximumRounds = 24

    /// Takes up what was left out before; where anything changed since, everything is tried again.
    init(stage: SourceStage, folder: URL, dependencies: [CompiledModule], runtime: Set<String>) throws {
        self.stage = stage
        file = folder.appendingPathComponent("left-out.json")
        var key = Fingerprint()
        for source in stage.target.sources { key.addContents(of: source) }
        for dependency in dependencies { key.add(dependency.interface) }
        key.add(runtime.sorted().joined(separator: ","))
        record = Record(key: key.text, files: [], notes: [])
        guard let old = Self.read(file) else { return }
        if old.key == key.text {
            record = old
        } else {
            let paths = Set(old.files)
            try stage.restore(stage.target.sources.filter { paths.contains($0.path) })
            try FileWriting.remove(file)
        }
    }

    /// What was left out, in the order of files and lines.
    var notes: [BuildDiagnostic] { record.notes.sorted { ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0) } }

    /// Compiles with `compile` until nothing is wrong any more. Throws what is wrong when nothing more can be left out.
    mutating func run<Result>(_ compile: () throws -> Result) throws -> Result {
        for _ in 0..<Self.maximumRounds {
            do {
                return try compile()
            } catch let refusal as ModuleCompiler.Refusal {
                guard try leaveOut(refusal.raw) else { throw refusal.failure }
            }
        }
        return try compile()
    }

    /// False where no error stands in a source of the module.
    private mutating func leaveOut(_ errors: [BuildDiagnostic]) throws -> Bool {
        let sources = Dictionary(stage.target.sources.map { (stage.copy(of: $0).path, $0) }, uniquingKeysWith: { first, _ in first })
        let byFile = Dictionary(grouping: errors.filter { $0.file.map { sources[$0] != nil } == true }, by: { $0.file ?? "" })
        guard !byFile.isEmpty else { return false }
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path] else { continue }
            try leaveOut(errors, of: source)
            if !record.files.contains(source.path) { record.files.append(source.path) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(record).write(to: file)
        return true
    }

    private mutating func leaveOut(_ errors: [BuildDiagnostic], of source: URL) throws {
        let copy = stage.copy(of: source)
        let text = String(decoding: FileManager.default.contents(atPath: copy.path) ?? Data(), as: UTF8.self)
        let places = ErrorPlaces(text)
        var edits: [SourceEdit] = []
        for error in errors {
            let part = places.part(line: error.line ?? 1, column: error.column ?? 1, message: error.message)
            let edit = part?.edit ?? SourceEdit(0..<text.utf8.count, "")
            guard !edits.contains(where: { $0.range == edit.range }) else { continue }
            edits.append(edit)
            if let name = part?.name, name.isEmpty { continue }
            note(error, name: part?.name ?? "the whole file", source)
        }
        try FileWriting.write(AdaptedSource(text, edits: Self.outermost(edits)).text, to: copy)
    }

    /// Without edits inside of others.
    private static func outermost(_ edits: [SourceEdit]) -> [SourceEdit] {
        edits.filter { edit in
            !edits.contains { $0.range != edit.range && $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound }
        }
    }

    private mutating func note(_ error: BuildDiagnostic, name: String, _ source: URL) {
        let message = "“\(name)” of \(stage.target.moduleName) does not build here and is left out: \(error.message)"
        record.notes.append(BuildDiagnostic(code: .leftOut, severity: .note, message: message, file: source.path, line: error.line))
    }

    /// A record that cannot be read counts as none.
    private static func read(_ file: URL) -> Record? {
        FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }
}
