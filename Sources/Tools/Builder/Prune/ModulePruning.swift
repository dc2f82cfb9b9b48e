import Foundation
import ProjectReader

/// What one build knows of modules it has compiled before it started again with more files: what was left out of them stays so.
final class PruningMemory {
    /// Names of all modules of the project.
    let project: ProjectNames
    /// Of what a module was compiled with, by its name.
    var keys: [String: String] = [:]
    /// Copies of a module's sources that had errors when it was compiled last, by its name.
    var suspects: [String: Set<String>] = [:]

    /// How often each module was compiled, by its name.
    private(set) var compilations: [String: Int] = [:]

    /// Whether packages may declare other things than the project was written for.
    let hasOtherRevisions: Bool

    init(_ project: ProjectNames, hasOtherRevisions: Bool) { (self.project, self.hasOtherRevisions) = (project, hasOtherRevisions) }

    func count(_ module: BuildTarget, _ didCompile: Bool) { if didCompile { compilations[module.moduleName, default: 0] += 1 } }
}

/// Leaves out of a module what does not build here, until the rest does. Of a module that others need that is anything; of a target's own
/// sources it is what uses names that Islet does not have: mistakes stay errors.
struct ModulePruning {
    private struct Record: Codable {
        /// Of what the module was compiled with when parts were left out.
        var key: String
        /// Paths of the sources parts were left out of.
        var files: [String]
        var notes: [BuildDiagnostic]
        var standIns = StandIns()
        /// Names of declarations that are gone.
        var leftOut: [String] = []
        /// Whether data races are warnings.
        var toleratesDataRaces = false
        var missingFunctions = MissingFunctions()
        /// How often the compiler was asked until nothing was wrong any more.
        var rounds: Int?
    }

    /// What of a target's own sources may go, in the order in which it is tried.
    private enum Resort {
        /// What uses names that are known to be missing.
        case named
        /// What uses a framework's names in a way that is not here.
        case foreign
        /// Anything: where a module cannot be had, or only at another revision, the compiler finds mistakes that are none.
        case consequence

        static func all(isOwn: Bool, lacksImport: Bool, lacksModule: Bool) -> [Resort] {
            guard isOwn, !lacksImport else { return [.named] }
            return lacksModule ? [.named, .foreign, .consequence] : [.named, .foreign]
        }
    }

    let stage: SourceStage
    private let folder: URL
    private let file: URL
    private var record: Record
    private var missing: MissingAPI
    private let foreign: ForeignAPI
    private let memory: PruningMemory
    private var hasOtherRevisions: Bool { memory.hasOtherRevisions }
    private var columns: [String: OriginalColumns] = [:]
    private lazy var missingSources = MissingSources(of: stage.target)
    /// Whether only what uses missing names may go.
    private let isOwn: Bool

    private var standInFile: URL { folder.appendingPathComponent(StandIns.fileName) }
    private var lostEntry: LostEntry { LostEntry(folder: folder) }
    private var missingFunctionFile: URL { folder.appendingPathComponent(MissingFunctions.fileName) }

    /// Each time the rest is compiled again, more can come to light.
    private static let maximumRounds = 48
    /// From here on all bodies of a dependency's file go at once.
    private static let patientRounds = 5
    /// From here on a file of a dependency goes as a whole.
    private static let roundsWithFiles = 12
    /// From so many files with errors on, which are most of a dependency, all of their bodies go at once. From so many files on, those with errors
    /// are looked at first.
    private static let manyFiles = 8

    /// How much of a file goes for an error in it.
    private enum Extent {
        case part, bodies, file
    }

    private func extent(rounds: Int, errors: [BuildDiagnostic]) -> Extent {
        guard !isOwn else { return .part }
        if rounds > Self.roundsWithFiles { return .file }
        let files = Set(errors.compactMap(\.file)).count
        return rounds > Self.patientRounds || (rounds > 1 && files >= Self.manyFiles && files * 2 > stage.target.sources.count) ? .bodies : .part
    }

    /// Takes up what was left out before; where anything changed since, everything is tried again.
    ///
    /// - Parameters:
    ///   - runtime: What changes with what frameworks declare.
    ///   - leftOut: Names of declarations that were left out of modules this one needs.
    ///   - isOwn: Whether the sources are those of the target itself.
    ///   - memory: Of the build, which starts again where files have to be added.
    init(
        stage: SourceStage, folder: URL, dependencies: [CompiledModule], runtime: String, emptyModules: Set<String>, leftOut: Set<String>,
        isOwn: Bool, memory: PruningMemory
    ) throws {
        self.stage = stage
        foreign = ForeignAPI(project: memory.project)
        self.memory = memory
        self.folder = folder
        self.isOwn = isOwn
        file = folder.appendingPathComponent("left-out.json")
        let imports = stage.target.sources.reduce(into: Set<String>()) { $0.formUnion(stage.facts(of: $1).imports.map(\.name)) }
        missing = MissingAPI(emptyModules: emptyModules, imports: imports, sources: stage.target.sources, platform: stage.target.platform)
        var key = Fingerprint()
        for source in stage.target.sources { key.addContents(of: source) }
        for dependency in dependencies { key.add(dependency.interface) }
        key.add(runtime)
        key.add(emptyModules.intersection(imports).sorted().joined(separator: ","))
        key.add(stage.rules)
        key.add(([stage.platform.system.rawValue, stage.platform.languageMode] + stage.platform.conditions.sorted()).joined(separator: ","))
        let name = stage.target.moduleName
        record = Record(key: key.text, files: [], notes: [])
        defer {
            missing.leftOut = leftOut.union(record.leftOut)
            memory.keys[name] = key.text
        }
        guard let old = Self.read(file) else {
            try FileWriting.remove(standInFile)
            try FileWriting.remove(missingFunctionFile)
            try lostEntry.clear()
            return
        }
        if old.key == key.text {
            record = old
        } else if memory.keys[name] == old.key {
            record = old
            record.key = key.text
            try save()
        } else {
            let paths = Set(old.files)
            try stage.restore(stage.target.sources.filter { paths.contains($0.path) })
            try FileWriting.remove(file)
            try FileWriting.remove(standInFile)
            try FileWriting.remove(missingFunctionFile)
            try lostEntry.clear()
        }
    }

    /// What was left out, in the order of files and lines.
    var notes: [BuildDiagnostic] { record.notes.sorted { ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0) } }

    /// Names of declarations that are gone.
    var leftOutNames: [String] { record.leftOut }

    /// Whether data races are warnings.
    var toleratesDataRaces: Bool { record.toleratesDataRaces }

    /// Compiles until nothing is wrong any more. Throws what is wrong when nothing more can be left out.
    ///
    /// - Parameter missing: Throws where there is a better way than leaving out what the errors are about.
    mutating func run(
        missing: (_ refusal: ModuleCompiler.Refusal, _ hasLeftOut: Bool) throws -> Void,
        _ compiler: (_ toleratesDataRaces: Bool) throws -> ModuleCompiler
    ) throws -> (module: CompiledModule, didCompile: Bool, diagnostics: [BuildDiagnostic]) {
        var rounds = 0
        var waits = false
        while true {
            do {
                var compiler = try compiler(record.toleratesDataRaces)
                compiler.patience = record.files.isEmpty ? .usual : waits ? .long : .short
                try check(compiler, isFirst: rounds == 0)
                let result = try compiler.compile()
                memory.suspects[stage.target.moduleName] = nil
                if rounds > 0 { try note(rounds: rounds + 1) }
                return result
            } catch let refusal as ModuleCompiler.Refusal {
                memory.suspects[stage.target.moduleName] = Set(refusal.raw.compactMap(\.file))
                try missing(refusal, !record.notes.isEmpty)
                rounds += 1
                waits = !waits && !record.files.isEmpty && SolverLimit.isWhatStops(refusal.raw)
                if waits { continue }
                if try tolerateDataRaces(refusal) || provideFunctions(refusal.undefined) || provideEntry(refusal.undefined) { continue }
                let extent = extent(rounds: rounds, errors: refusal.raw)
                let lacksImport = MissingImports.areNamed(in: refusal.failure.diagnostics)
                guard rounds < Self.maximumRounds, try leaveOut(refusal.raw, extent, lacksImport: lacksImport) else {
                    throw refusal.failure
                }
            }
        }
    }

    /// Looks for errors in what is left of the module, without making anything of it.
    ///
    /// - Parameter missing: Throws where there is a better way than leaving out what the errors are about.
    func inspect(
        missing: (_ refusal: ModuleCompiler.Refusal, _ hasLeftOut: Bool) throws -> Void,
        _ compiler: (_ toleratesDataRaces: Bool) throws -> ModuleCompiler
    ) throws {
        do {
            let compiler = try compiler(record.toleratesDataRaces)
            try check(compiler, isFirst: true)
            try compiler.check()
        } catch let refusal as ModuleCompiler.Refusal {
            memory.suspects[stage.target.moduleName] = Set(refusal.raw.compactMap(\.file))
            try missing(refusal, !record.notes.isEmpty)
        }
    }

    /// Looks for errors where some were, and where there are none any more, in all files.
    private func check(_ compiler: ModuleCompiler, isFirst: Bool) throws {
        let (suspects, count) = (memory.suspects[stage.target.moduleName] ?? [], stage.target.sources.count)
        guard !isFirst || (!suspects.isEmpty && count >= Self.manyFiles) else { return }
        let isFocused = suspects.count * 2 <= count
        if isFocused { try compiler.check(only: suspects) }
        do {
            try compiler.check()
        } catch var refusal as ModuleCompiler.Refusal {
            refusal.isFurther = isFocused
            throw refusal
        }
    }

    private mutating func note(rounds: Int) throws {
        record.rounds = rounds
        if FileManager.default.fileExists(atPath: file.path) { try save() }
    }

    /// Makes warnings of what only the Swift 6 language mode refuses. False where that is so already, or no error is of that kind.
    private mutating func tolerateDataRaces(_ refusal: ModuleCompiler.Refusal) throws -> Bool {
        let races = refusal.failure.diagnostics.filter { $0.severity == .error && $0.file != nil && DataRaces.areMeant(by: $0.message) }
        guard !record.toleratesDataRaces, stage.target.swiftVersion.hasPrefix("6"), !races.isEmpty else { return false }
        record.toleratesDataRaces = true
        record.notes += races.map {
            BuildDiagnostic(
                code: .dataRace, severity: isOwn ? .warning : .note, message: $0.message, file: $0.file, line: $0.line, column: $0.column)
        }
        try save()
        return true
    }

    /// Declares functions of C that no library has. False where the linker missed none.
    private mutating func provideFunctions(_ undefined: [String]) throws -> Bool {
        let new = record.missingFunctions.add(undefined)
        guard !new.isEmpty else { return false }
        record.notes += new.map {
            BuildDiagnostic(code: .leftOut, severity: .warning, message: "the function \($0) is in no library here; calling it says so, and gives 0")
        }
        try FileWriting.write(record.missingFunctions.text, to: missingFunctionFile)
        try save()
        return true
    }

    /// Has the program begin without its entry point, where that was left out. False where it is there, or the program never had one.
    private mutating func provideEntry(_ undefined: [String]) throws -> Bool {
        let entries = stage.target.sources.flatMap { stage.facts(of: $0).mains.map(\.name) }
        guard undefined.contains("main"), !lostEntry.exists, let type = entries.first(where: record.leftOut.contains) else { return false }
        record.notes.append(LostEntry.note(of: type))
        try lostEntry.set()
        try save()
        return true
    }

    /// False where no error stands in a source of the module.
    ///
    /// - Parameter lacksImport: Whether a file uses what is here without importing it, which is a mistake and nothing that is missing.
    private mutating func leaveOut(_ errors: [BuildDiagnostic], _ extent: Extent, lacksImport: Bool) throws -> Bool {
        let sources = Dictionary(stage.target.sources.map { (stage.copy(of: $0).path, $0) }, uniquingKeysWith: { first, _ in first })
        let byFile = Dictionary(grouping: errors.filter { $0.file.map { sources[$0] != nil } == true }, by: { $0.file ?? "" })
        guard !byFile.isEmpty else { return false }
        let lacksSources = isOwn && missingSources.explain(errors)
        let lacksModule = !missing.foreignModules.isEmpty || hasOtherRevisions || lacksSources || isWithoutSources
        if lacksSources, !isWithoutSources { record.notes += missingSources.notes }
        if lacksSources, try standInValues(byFile, sources) { return true }
        if isOwn, !lacksModule, errors.contains(where: { TypingErrors.meant(in: $0.message) != nil }) { return false }
        if try standIn(byFile, sources, isLastResort: false) || mend(byFile, sources) { return true }
        if extent == .file { return try leaveOutFiles(byFile, sources) }
        if extent == .bodies, try leaveOutBodies(byFile, sources) { return true }
        for resort in Resort.all(isOwn: isOwn, lacksImport: lacksImport, lacksModule: lacksModule) {
            if resort == .foreign, try standIn(byFile, sources, isLastResort: true) { return true }
            var hasChanged = false
            for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
                guard let source = sources[path], try leaveOut(errors, of: source, resort) else { continue }
                hasChanged = true
                if !record.files.contains(source.path) { record.files.append(source.path) }
            }
            guard hasChanged else { continue }
            try save()
            return true
        }
        return false
    }

    /// Gives names that nobody declares an empty text: a file that is missing most often holds keys and addresses. False where none is new.
    private mutating func standInValues(_ byFile: [String: [BuildDiagnostic]], _ sources: [String: URL]) throws -> Bool {
        var hasChanged = false
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            for error in errors where error.message.hasPrefix("cannot find '") && missing.name(in: error.message, imports: []) == nil {
                guard let name = StubTypeName.quoted(in: error.message).first, record.standIns.add(value: name) else { continue }
                hasChanged = true
                record.notes.append(
                    BuildDiagnostic(
                        code: .leftOut, severity: .error,
                        message: "nobody declares “\(name)”; it is \(StandIns.isQuestion(name) ? "false" : "an empty text") here",
                        file: sources[path]?.path, line: error.line, column: error.column))
            }
        }
        guard hasChanged else { return false }
        try FileWriting.write(record.standIns.text, to: standInFile)
        try save()
        return true
    }

    /// Whether parts were left out for want of a file that the project counts on.
    private var isWithoutSources: Bool { record.notes.contains { $0.code == .noSuchFile } }

    /// Declares types that are missing, before anything that names them goes. False where none is.
    ///
    /// - Parameter isLastResort: Whether types go as well of which only is known that nobody declares them.
    private mutating func standIn(
        _ byFile: [String: [BuildDiagnostic]], _ sources: [String: URL], isLastResort: Bool
    ) throws -> Bool {
        var hasChanged = false
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            let types = errors.filter { $0.message.hasPrefix("cannot find type") }
            guard let source = sources[path], !types.isEmpty else { continue }
            let imports = Set(stage.facts(of: source).imports.map(\.name))
            let places = ErrorPlaces(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
            for error in types {
                let known = missing.name(in: error.message, imports: isOwn ? imports : [])
                guard let name = known ?? (isLastResort ? foreign.name(in: error.message, callee: nil) : nil),
                    let count = places.genericArguments(line: error.line ?? 1, column: error.column ?? 1),
                    record.standIns.add(name, parameters: count)
                else { continue }
                hasChanged = true
                missing.leftOut.insert(name)
                record.leftOut.append(name)
                record.notes.append(
                    BuildDiagnostic(
                        code: .leftOut, severity: known == nil ? .error : isOwn ? .warning : .note,
                        message: "the type \(name) is not available here", file: source.path, line: error.line))
            }
        }
        guard hasChanged else { return false }
        try FileWriting.write(record.standIns.text, to: standInFile)
        try save()
        return true
    }

    /// Writes otherwise what Foundation declares otherwise here, see ``ErrorPlaces/mend(line:column:message:)``.
    private mutating func mend(_ byFile: [String: [BuildDiagnostic]], _ sources: [String: URL]) throws -> Bool {
        var hasChanged = false
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            let mendable = errors.filter {
                ErrorPlaces.isMendable($0.message) && (!record.standIns.types.isEmpty || !ErrorPlaces.isHidden($0.message))
            }
            guard let source = sources[path], !mendable.isEmpty else { continue }
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            let places = ErrorPlaces(text)
            var edits: [SourceEdit] = []
            for error in mendable {
                let edit = places.mend(
                    line: error.line ?? 1, column: error.column ?? 1, message: error.message, isOfProject: { memory.project.declares($0) })
                guard let edit else { continue }
                if !edits.contains(where: { $0.range == edit.range }) { edits.append(edit) }
            }
            guard !edits.isEmpty else { continue }
            try FileWriting.write(AdaptedSource(text, edits: Self.outermost(edits)).text, to: URL(fileURLWithPath: path))
            hasChanged = true
            if !record.files.contains(source.path) { record.files.append(source.path) }
        }
        if hasChanged { try save() }
        return hasChanged
    }

    /// False where the files with errors have none any more.
    private mutating func leaveOutBodies(_ byFile: [String: [BuildDiagnostic]], _ sources: [String: URL]) throws -> Bool {
        var hasChanged = false
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path], let first = errors.first else { continue }
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            let edits = ErrorPlaces(text).withoutBodies().map(\.edit)
            guard !edits.isEmpty else { continue }
            note(first, name: "what the \(edits.count) functions and variables of the file do", source, severity: .note)
            try FileWriting.write(AdaptedSource(text, edits: edits).text, to: URL(fileURLWithPath: path))
            hasChanged = true
            if !record.files.contains(source.path) { record.files.append(source.path) }
        }
        if hasChanged { try save() }
        return hasChanged
    }

    private mutating func leaveOutFiles(_ byFile: [String: [BuildDiagnostic]], _ sources: [String: URL]) throws -> Bool {
        for (path, errors) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path], let first = errors.first else { continue }
            note(first, name: "the whole file", source, severity: .note)
            try FileWriting.write("", to: stage.copy(of: source))
            if !record.files.contains(source.path) { record.files.append(source.path) }
        }
        try save()
        return true
    }

    private func save() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(record).write(to: file)
    }

    /// False where nothing of the file may go.
    private mutating func leaveOut(_ errors: [BuildDiagnostic], of source: URL, _ resort: Resort) throws -> Bool {
        let copy = stage.copy(of: source)
        let text = String(decoding: FileManager.default.contents(atPath: copy.path) ?? Data(), as: UTF8.self)
        let places = ErrorPlaces(text, marksViews: isOwn)
        let imports = Set(stage.facts(of: source).imports.map(\.name))
        var edits: [SourceEdit] = []
        for error in errors {
            let (line, column) = (error.line ?? 1, error.column ?? 1)
            let part = places.part(line: line, column: column, message: error.message)
            if isOwn {
                guard part != nil else { continue }
                switch resort {
                case .named:
                    guard missing.name(in: error.message, imports: imports) != nil || isMemberOfStandIn(error, places) else { continue }
                case .foreign: guard foreignName(error, places) != nil else { continue }
                case .consequence: guard !CertainMistakes.contain(error.message) else { continue }
                }
            }
            let edit = part?.edit ?? SourceEdit(0..<text.utf8.count, "")
            guard !edits.contains(where: { $0.range == edit.range }) else { continue }
            edits.append(edit)
            if let name = part?.name, name.isEmpty { continue }
            if let part, part.isDeclaration {
                missing.leftOut.insert(part.name)
                record.leftOut.append(part.name)
            }
            note(error, name: part?.name ?? "the whole file", source, severity: resort != .named ? .error : isOwn ? .warning : .note)
        }
        guard !edits.isEmpty else { return false }
        try FileWriting.write(AdaptedSource(text, edits: Self.outermost(edits)).text, to: copy)
        return true
    }

    /// Whether a name is missing in an extension or subclass of a type that is stood in for, whose member it may be.
    private func isMemberOfStandIn(_ error: BuildDiagnostic, _ places: ErrorPlaces) -> Bool {
        guard error.message.hasPrefix("cannot find '") else { return false }
        return places.heritage(line: error.line ?? 1, column: error.column ?? 1).map { record.standIns.types[$0] != nil } ?? false
    }

    /// What of a framework an error is about; nil where it is about what the project declares.
    private func foreignName(_ error: BuildDiagnostic, _ places: ErrorPlaces) -> String? {
        let (line, column) = (error.line ?? 1, error.column ?? 1)
        let ofArgument = ForeignAPI.isAboutArgument(error.message)
        let isMember = ErrorPlaces.isStrayOverride(error.message) || error.message.hasPrefix("cannot find")
        let callee =
            isMember ? places.heritage(line: line, column: column) : places.callee(line: line, column: column, ofArgument: ofArgument)
        return foreign.name(in: error.message, callee: callee, standIns: record.standIns.types.keys)
    }

    /// Without edits inside of others.
    private static func outermost(_ edits: [SourceEdit]) -> [SourceEdit] {
        edits.filter { edit in
            !edits.contains { $0.range != edit.range && $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound }
        }
    }

    private mutating func note(_ error: BuildDiagnostic, name: String, _ source: URL, severity: BuildDiagnostic.Severity) {
        let message =
            isOwn
            ? "\(error.message); “\(name)” is left out, for this may be what is not available here"
            : "“\(name)” of \(stage.target.moduleName) does not build here and is left out: \(error.message)"
        let column = error.line.flatMap { line in
            error.column.flatMap { originalColumn(line: line, column: $0, of: source) }
        }
        record.notes.append(
            BuildDiagnostic(code: .leftOut, severity: severity, message: message, file: source.path, line: error.line, column: column))
    }

    private mutating func originalColumn(line: Int, column: Int, of source: URL) -> Int? {
        if columns[source.path] == nil { columns[source.path] = stage.adaptedSource(of: source)?.columns }
        return columns[source.path]?.original(line: line, column: column)
    }

    /// A record that cannot be read counts as none.
    private static func read(_ file: URL) -> Record? {
        FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }
}
