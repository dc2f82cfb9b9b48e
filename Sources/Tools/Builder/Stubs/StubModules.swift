import Foundation
import IsletModel
import ProjectReader

/// Writes stubs for modules that cannot be had, from how targets use them: builds with them, reads what the compiler misses, and adds that, until
/// nothing more comes to light.
public struct StubModules {
    /// A stub that was written.
    public struct Written: Sendable, Equatable {
        public var module: String
        public var file: String
        public var declarations: Int
        /// Types of which is only known that they are there.
        public var unknownTypes: Int
    }

    /// How a target builds with the stubs.
    public struct Outcome: Sendable {
        public var target: String
        public var builds: Bool
        /// What of its sources is left out, or stops it.
        public var remaining: [BuildDiagnostic]
    }

    /// At most so often the compiler is asked for one target.
    public static let mostRounds = 40

    /// The compiler found what changed the stubs.
    private struct Changed: Error {}

    private let builder: Builder
    private let model: StubModel
    private let folder: URL
    private let root: String
    public private(set) var rounds = 0

    /// - Parameters:
    ///   - modules: What stubs are written for.
    ///   - folder: Where they are written while they are tried.
    ///   - root: What places are shown relative to.
    public init(_ modules: [String], for targets: [BuildTarget], in folder: URL, root: String, builder: Builder) {
        let reachable = targets.flatMap { [$0.reachable] + $0.reachable.dependencies }
        let all = reachable.flatMap { $0.native == nil ? $0.sources : [] }
        model = StubModel(
            modules: modules, sources: StubSources(reachable, naming: modules),
            project: StubProjectTypes(all.filter { !$0.path.hasPrefix(folder.path) }))
        self.folder = folder
        self.root = root
        self.builder = builder
    }

    /// Writes the stubs as far as they are known, so that targets can be read with them.
    public func write() throws { _ = try writers() }

    private func writers() throws -> [String: (module: Int, lines: [StubWriter.Line?])] {
        var result: [String: (module: Int, lines: [StubWriter.Line?])] = [:]
        for (index, module) in model.modules.enumerated() {
            let writer = StubWriter(module, root: root, isForEditing: true)
            let file = folder.appendingPathComponent(module.name + ".swift")
            try FileWriting.createFolder(folder)
            try FileWriting.write(writer.text, to: file)
            result[file.path] = (index, writer.lines)
        }
        return result
    }

    /// Makes the stubs fit a target that was read with them. False where it does not build even so.
    ///
    /// - Parameter target: Reads the target, again where stubs import each other otherwise than before.
    public mutating func fit(_ target: () throws -> BuildTarget) throws {
        var exports = model.modules.map(\.exports)
        var read = try target()
        for _ in 0..<Self.mostRounds {
            rounds += 1
            let refinement = StubRefinement(model: model, writers: try writers(), exports: ModuleExports(builder.runtime))
            if model.modules.map(\.exports) != exports {
                exports = model.modules.map(\.exports)
                read = try target()
            }
            var options = builder.options
            options.diagnosticLimit = 5000
            options.infersStubs = false
            let box = RefinementBox(refinement)
            options.onErrors = { if box.refine(by: $0) { throw Changed() } }
            do {
                _ = try Builder(cache: builder.cache, runtime: builder.runtime, toolchain: builder.toolchain, options: options).build(read)
                return
            } catch is Changed {
                continue
            } catch is BuildFailure {
                return
            }
        }
    }

    /// What was written, once it fits.
    public func written(to folder: URL) throws -> [Written] {
        try model.modules.map { module in
            let file = folder.appendingPathComponent(module.name + ".swift")
            try FileWriting.createFolder(folder)
            try FileWriting.write(StubWriter(module, root: root, isForEditing: true).text, to: file)
            return Written(module: module.name, file: file.path, declarations: module.counts.declarations, unknownTypes: module.counts.unknown)
        }
    }

    /// How a target builds that was read with the stubs.
    public func outcome(of target: BuildTarget) throws -> Outcome {
        do {
            let product = try builder.build(target)
            return Outcome(target: target.name, builds: true, remaining: product.diagnostics.filter { $0.code == .leftOut && $0.severity != .note })
        } catch let failure as BuildFailure {
            return Outcome(target: target.name, builds: false, remaining: failure.diagnostics.filter { $0.severity == .error })
        }
    }
}

/// Carries what is found out through a closure of the build, which runs on the thread that builds.
private final class RefinementBox: @unchecked Sendable {
    private let refinement: StubRefinement

    init(_ refinement: StubRefinement) { self.refinement = refinement }

    func refine(by errors: [BuildDiagnostic]) -> Bool { refinement.refine(by: errors) }
}
