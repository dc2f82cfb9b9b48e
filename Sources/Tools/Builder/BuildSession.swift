import Foundation
import ProjectReader

/// One run of a ``Builder`` for one target.
struct BuildSession {
    private let builder: Builder
    private let target: BuildTarget
    private let folder: URL
    private let runtimeModules: Set<String>
    private var statistics = BuildStatistics()
    private var diagnostics: [BuildDiagnostic] = []

    init(builder: Builder, target: BuildTarget) throws {
        self.builder = builder
        self.target = target
        folder = builder.folder(for: target)
        runtimeModules = try RuntimeModules.names(in: builder.runtime)
    }

    mutating func run(progress: (BuildProgress) -> Void) throws -> BuildProduct {
        let stages = try stageAll(progress)
        try check(stages)
        let program = try compileAll(stages, progress)
        if statistics.compiledModules > 0 { progress(.bundling(target: target.name)) } else { progress(.unchanged(target: target.name)) }
        let isApp = target.kind == .app || stages.last.map(isLooseApp) == true
        let (bundle, found) = try Bundler(target: target, isApp: isApp, folder: folder)
            .makeBundle(executable: program.executable, content: program.fingerprint)
        var built = target
        if isApp { built.kind = .app }
        return BuildProduct(
            executable: bundle.appendingPathComponent(target.name), bundle: bundle, target: built, diagnostics: diagnostics + found,
            statistics: statistics)
    }

    /// Whether loose files make up an app: no project says so, the entry point does.
    private func isLooseApp(_ stage: SourceStage) -> Bool {
        target.kind == .looseFiles && target.sources.contains { stage.facts(of: $0).hasAppMain }
    }

    /// The modules to compile, dependencies first.
    private var modules: [BuildTarget] { target.dependencies + [target] }

    private mutating func stageAll(_ progress: (BuildProgress) -> Void) throws -> [SourceStage] {
        let start = ContinuousClock.now
        let stages = try modules.map { module in
            progress(.adapting(module: module.moduleName, files: module.sources.count))
            var stage = SourceStage(target: module, folder: moduleFolder(module), platform: platform(for: module))
            try stage.update()
            statistics.files += module.sources.count
            statistics.adapted += stage.adaptedCount
            return stage
        }
        statistics.adaptDuration = (ContinuousClock.now - start).seconds
        return stages
    }

    /// Everything that can be said before the compiler is started.
    private mutating func check(_ stages: [SourceStage]) throws {
        var found: [BuildDiagnostic] = []
        let check = StageCheck(known: knownModules, target: target)
        for stage in stages { found += check.diagnostics(of: stage) }
        found += check.missingModules(in: stages)
        diagnostics += found.filter { $0.severity != .error }
        guard !found.contains(where: { $0.severity == .error }) else { throw BuildFailure(target: target.name, diagnostics: found) }
    }

    private typealias Program = (executable: URL, fingerprint: String)

    private mutating func compileAll(_ stages: [SourceStage], _ progress: (BuildProgress) -> Void) throws -> Program {
        let start = ContinuousClock.now
        var compiled: [ModuleCompiler.CompiledModule] = []
        var executable = folder
        for (index, stage) in stages.enumerated() {
            let isProgram = index == stages.count - 1
            let compiler = try compiler(for: stage, isProgram: isProgram, dependencies: compiled)
            progress(.compiling(module: stage.target.moduleName))
            let result = try compiler.compile()
            compiled.append(result.module)
            diagnostics += result.diagnostics
            statistics.compiledModules += result.didCompile ? 1 : 0
            executable = compiler.executable
        }
        statistics.compileDuration = (ContinuousClock.now - start).seconds
        return (executable, compiled.last?.fingerprint ?? "")
    }

    private func compiler(for stage: SourceStage, isProgram: Bool, dependencies: [ModuleCompiler.CompiledModule]) throws -> ModuleCompiler {
        let module = stage.target
        let facts = module.sources.map { (source: $0, facts: stage.facts(of: $0)) }
        let hasScript = facts.contains { $0.source.lastPathComponent == "main.swift" } || (facts.count == 1 && facts[0].facts.hasTopLevelCode)
        let hasMain = hasScript || facts.contains { !$0.facts.mains.isEmpty }
        let entry: ModuleSupport.Entry = !isProgram ? .none : hasMain ? .own : .previews
        let generator = ModuleGenerator(
            stage: stage, folder: moduleFolder(module), dependencies: dependencies.map(\.name), entry: entry, runtimeModules: runtimeModules)
        return ModuleCompiler(
            stage: stage, folder: moduleFolder(module), runtime: builder.runtime, toolchain: builder.toolchain, options: builder.options,
            dependencies: dependencies, isProgram: isProgram, parsesAsLibrary: !hasScript, generatedFiles: try generator.write())
    }

    private func moduleFolder(_ module: BuildTarget) -> URL { folder.appendingPathComponent("Modules/\(module.moduleName)") }

    private var knownModules: Set<String> {
        runtimeModules.union(builder.toolchain.modules).union(modules.map(\.moduleName))
    }

    private func platform(for module: BuildTarget) -> Platform {
        let features = module.features.map { feature in
            switch feature {
            case .upcoming(let name), .experimental(let name): name
            }
        }
        return Platform(
            conditions: Set(module.conditions), isSimulator: builder.options.isSimulator, modules: knownModules, features: Set(features),
            languageMode: module.swiftVersion)
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
