import Foundation
import IsletModel
import ProjectReader

/// Stubs that a build writes for modules that cannot be had, from what the compiler misses of them; kept for the next build.
///
/// Only what the sources use is declared, and nothing of it does anything: what the compiler refuses even so is left out, see ``ModulePruning``.
final class InferredStubs {
    /// The stubs are others than those the module that did not build was compiled with.
    struct Changed: Error {}

    private struct Record: Codable {
        var rules: String
        var knowledge: StubModel.Knowledge
    }

    /// How far the stubs have come to fit one module.
    private struct Attempt {
        private(set) var fewest = Int.max
        /// What led to the fewest errors.
        private(set) var best: StubModel.Knowledge?
        private var rounds = 0
        private var vainRounds = 0
        private var mostKnown = 0

        /// At most so often the stubs are changed for one module.
        private static let mostRounds = StubModules.mostRounds
        /// So often there may be no fewer errors than before: one that is gone can uncover others.
        private static let mostVainRounds = 4

        /// False where it leads nowhere.
        mutating func continues(with errors: Int, _ knowledge: StubModel.Knowledge) -> Bool {
            vainRounds += 1
            // What was found out uncovers what comes after it in the same statement: there may be more errors then.
            if knowledge.extent > mostKnown { (mostKnown, vainRounds) = (knowledge.extent, 0) }
            if errors < fewest { (fewest, best, vainRounds) = (errors, knowledge, 0) }
            return mayGoOn() && vainRounds <= Self.mostVainRounds
        }

        /// Counts anew: what was to fit does, and the errors from now on are of other sources.
        mutating func goFurther() { (fewest, best, vainRounds) = (Int.max, nil, 0) }

        /// False once the stubs were changed as often as they may be for the module.
        mutating func mayGoOn() -> Bool {
            rounds += 1
            return rounds <= Self.mostRounds
        }
    }

    private let folder: URL
    private let target: BuildTarget
    private let rules: String
    private let runtime: RuntimeLocation
    private var model: StubModel?
    /// By the module that is to build with them: what fits one can unsettle another, which goes on counting where it was.
    private var attempts: [String: Attempt] = [:]
    /// Modules from whose errors nothing more can be found out.
    private var settled: Set<String> = []

    private var file: URL { folder.appendingPathComponent("stubs.json") }

    /// - Parameters:
    ///   - target: With all files of all modules.
    ///   - folder: Where the stubs lie.
    ///   - builder: What was found out by other rules than its own is found out again.
    init(for target: BuildTarget, in folder: URL, by builder: Builder) {
        (self.target, self.folder, rules, runtime) = (target, folder, builder.options.rules, builder.runtime)
    }

    /// Takes up what is known of modules that cannot be had.
    func begin(_ modules: [String]) {
        guard model == nil, !modules.isEmpty else { return }
        let modules = modules.sorted()
        let targets = target.dependencies + [target]
        let files = targets.flatMap { $0.native == nil ? $0.sources : [] }
        let sources = StubSources(targets, naming: modules)
        let project = StubProjectTypes(files)
        if let record, record.rules == rules, record.knowledge.modules.map(\.name) == modules {
            model = StubModel(record.knowledge, sources: sources, project: project)
        } else {
            model = StubModel(modules: modules, sources: sources, project: project)
        }
    }

    /// A record that cannot be read counts as none.
    private var record: Record? {
        FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    /// Modules of which something is known, each after those whose declarations it passes on.
    func targets() throws -> [BuildTarget] {
        let known = (model?.modules ?? []).filter { $0.isUsed }
        let targets = try known.map { module in
            let file = file(of: module)
            try FileWriting.createFolder(file.deletingLastPathComponent())
            try FileWriting.write(StubWriter(module, root: target.root.path, isForEditing: false).text, to: file)
            var stub = BuildTarget(name: module.name, kind: .library, root: file.deletingLastPathComponent(), sources: [file])
            stub.platform = target.platform
            return stub
        }
        return try ModuleOrder.sorted(targets)
    }

    /// Modules of which something is known.
    var names: Set<String> { Set((model?.modules ?? []).filter { $0.isUsed }.map(\.name)) }

    /// Types that the stubs declare.
    var typeNames: Set<String> { Set((model?.modules ?? []).flatMap(\.types).filter { $0.kind != .foreign && !$0.name.isEmpty }.map(\.lastName)) }

    private func file(of module: StubModule) -> URL { folder.appendingPathComponent("\(module.name)/\(module.name).swift") }

    /// Adds what errors miss. Where that leads to no fewer errors for a while, what led to the fewest is taken.
    ///
    /// - Parameters:
    ///   - errors: Of one module, at places of the sources.
    /// - Throws: ``Changed`` where that made any difference.
    ///   - isFurther: Whether the sources that had errors before have none any more.
    func refine(by errors: [BuildDiagnostic], of module: String, isFurther: Bool = false) throws {
        guard let model, !settled.contains(module) else { return }
        if isFurther { attempts[module]?.goFurther() }
        guard goesOn(module, errors.count, model.knowledge) else {
            settled.insert(module)
            guard let attempt = attempts[module], let best = attempt.best, attempt.fewest < errors.count else { return }
            self.model = StubModel(best, sources: model.sources, project: model.project)
            try save()
            throw Changed()
        }
        let writers = model.modules.enumerated().map { index, module in
            (file(of: module).path, (index, StubWriter(module, root: target.root.path, isForEditing: false).lines))
        }
        let refinement = StubRefinement(model: model, writers: Dictionary(uniqueKeysWithValues: writers), exports: ModuleExports(runtime))
        guard refinement.refine(by: errors) else { return }
        try save()
        throw Changed()
    }

    /// What a stub itself has wrong is taken back one by one, which has no best state to return to.
    private func goesOn(_ module: String, _ errors: Int, _ knowledge: StubModel.Knowledge) -> Bool {
        let isStub = names.contains(module)
        return isStub ? attempts[module, default: Attempt()].mayGoOn() : attempts[module, default: Attempt()].continues(with: errors, knowledge)
    }

    private func save() throws {
        guard let model else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriting.createFolder(folder)
        try encoder.encode(Record(rules: rules, knowledge: model.knowledge)).write(to: file)
    }

    /// What of a missing module is declared from its use, each with the first place that uses it.
    var notes: [BuildDiagnostic] {
        var texts = SourceLines()
        return (model?.modules ?? []).flatMap { module in
            module.types.filter { !$0.isUnknown && $0.alias == nil }.flatMap { type -> [BuildDiagnostic?] in
                guard type.name.isEmpty || type.kind == .foreign else {
                    let places = type.places.union(type.members.flatMap(\.places))
                    return [note(type.name, places, naming: [type.lastName] + type.members.map(\.name), in: module, &texts)]
                }
                return type.members.map { member in
                    let name = type.name.isEmpty ? member.name : "\(type.name).\(member.name)"
                    let isNamed = member.kind != .subscript && member.kind != .initializer
                    let changesView = member.parameters.contains(where: \.changesView)
                    return note(name, member.places, naming: isNamed ? [member.name] : [], in: module, changesView: changesView, &texts)
                }
            }.compactMap(\.self)
        }
    }

    /// - Parameter words: One of them stands in the line of a place, unless the source was changed since it was found. None: that cannot be told.
    private func note(
        _ name: String, _ places: Set<StubPlace>, naming words: [String], in module: StubModule, changesView: Bool = false,
        _ texts: inout SourceLines
    ) -> BuildDiagnostic? {
        let current = texts.current(places, naming: words)
        guard let place = current.min() else { return nil }
        let others = current.count == 1 ? "" : " and in \(current.count - 1) more place\(current.count == 2 ? "" : "s")"
        let isOwn = target.sources.contains { $0.path == place.file }
        let effect = changesView ? "does only what its closure does" : "does nothing"
        return BuildDiagnostic(
            code: .stubbed, severity: isOwn ? .warning : .note,
            message: "\(name) of the missing module \(module.name) is declared from how it is used here\(others), and \(effect)",
            file: place.file, line: place.line)
    }
}

/// The lines of sources, each source read once.
private struct SourceLines {
    private var known: [String: [Substring]] = [:]

    private mutating func lines(of file: String) -> [Substring] {
        if let found = known[file] { return found }
        let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        known[file] = lines
        return lines
    }

    /// The places that still name what they were found for; where lines have moved, the first in each file that does.
    mutating func current(_ places: Set<StubPlace>, naming words: [String]) -> Set<StubPlace> {
        var result: Set<StubPlace> = []
        for (file, places) in Dictionary(grouping: places, by: \.file) {
            let lines = lines(of: file)
            let names = lines.indices.filter { index in words.isEmpty || words.contains { lines[index].contains($0) } }
            let same = places.filter { names.contains($0.line - 1) }
            if same.isEmpty, let first = names.first { result.insert(StubPlace(file: file, line: first + 1)) }
            result.formUnion(same)
        }
        return result
    }
}
