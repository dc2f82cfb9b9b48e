import Builder
import Foundation
import IsletModel
import ProjectReader

/// One run of `islet stub`.
struct StubRun {
    /// Modules with commas between, or `all`.
    let names: String
    let options: RenderOptions
    let folder: String?
    let replaces: Bool
    let console: Console
    private let workshop = Workshop(installation: .current)

    init(names: String, options: RenderOptions, folder: String?, replaces: Bool, console: Console) {
        (self.names, self.options, self.folder, self.replaces, self.console) = (names, options, folder, replaces, console)
    }

    func run() throws -> StubAnswer {
        let targets = try ProjectReader.read(options.paths, options: options.project(workshop: workshop))
        let missing = try self.missing(in: targets)
        let wanted = try chosen(among: missing.values.reduce(into: Set()) { $0.formUnion($1) })
        let concerned = targets.filter { target in !(missing[target.name] ?? []).isDisjoint(with: wanted) }
        guard !concerned.isEmpty else { return StubAnswer(exitCode: 0, diagnostics: [], stubs: [], targets: [], rounds: 0) }
        let folder = try output(for: wanted)
        let trial = FileManager.default.temporaryDirectory.appendingPathComponent("islet-stub-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: trial) }  // A folder of temporary files.
        var stubs = StubModules(wanted, for: concerned, in: trial, root: root.path, builder: try workshop.builder())
        try stubs.write()
        for target in concerned {
            console.note("Trying \(target.name) …")
            try stubs.fit { try read(target, with: trial) }
        }
        let written = try stubs.written(to: folder)
        var results: [StubModules.Outcome] = []
        for target in concerned { results.append(try stubs.outcome(of: read(target, with: folder))) }
        return answer(written, results, rounds: stubs.rounds)
    }

    private func answer(_ written: [StubModules.Written], _ results: [StubModules.Outcome], rounds: Int) -> StubAnswer {
        let remaining = results.flatMap(\.remaining)
        let code: ExitCode = results.contains { !$0.builds } ? .build : remaining.isEmpty ? .done : .diagnostics
        return StubAnswer(
            exitCode: code.rawValue, diagnostics: remaining,
            stubs: written.map { .init(module: $0.module, file: $0.file, declarations: $0.declarations, unknownTypes: $0.unknownTypes) },
            targets: results.map { .init(name: $0.target, builds: $0.builds, leftOut: $0.builds ? $0.remaining.count : 0) }, rounds: rounds)
    }

    private func missing(in targets: [BuildTarget]) throws -> [String: Set<String>] {
        let known = try Toolchain.find().modules.union(AppleFrameworks.names)
        return try targets.reduce(into: [:]) { found, target in
            found[target.name, default: []].formUnion(try TargetSummary(target, known: known).missing.map(\.name))
            found[target.name, default: []].formUnion(stubbed(in: target))
        }
    }

    /// Modules that only a stub gives which this run may write again.
    private func stubbed(in target: BuildTarget) -> [String] {
        guard names != "all" else { return [] }
        return target.dependencies.filter { module in
            module.sources.contains { $0.standardizedFileURL.path.hasPrefix(output.path + "/") }
        }.map(\.moduleName)
    }

    private var output: URL {
        folder.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL } ?? root.appendingPathComponent("IsletStubs")
    }

    private func chosen(among missing: Set<String>) throws -> [String] {
        guard names != "all" else { return missing.sorted() }
        let wanted = names.split(separator: ",").map(String.init)
        for name in wanted where !missing.contains(name) {
            let list = missing.isEmpty ? "no module is missing" : "missing are \(missing.sorted().joined(separator: ", "))"
            throw UsageError("no target misses a module “\(name)”: \(list)")
        }
        return wanted
    }

    private var root: URL {
        let first = URL(fileURLWithPath: options.paths[0]).standardizedFileURL
        let isProject = ["xcodeproj", "xcworkspace", "swift"].contains(first.pathExtension)
        return isProject ? first.deletingLastPathComponent() : first
    }

    private func output(for modules: [String]) throws -> URL {
        let folder = output
        for module in modules where !replaces {
            let file = folder.appendingPathComponent(module + ".swift")
            if FileManager.default.fileExists(atPath: file.path) { throw UsageError("there is \(file.path) already: --force replaces it") }
        }
        return folder
    }

    private func read(_ target: BuildTarget, with stubs: URL) throws -> BuildTarget {
        var options = options
        options.stubFolders.insert(stubs, at: 0)
        let found = try ProjectReader.read(options.paths, options: options.project(workshop: workshop))
        return found.first { $0.name == target.name && $0.root == target.root } ?? target
    }
}
