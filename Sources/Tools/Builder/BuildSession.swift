import Foundation
import ProjectReader

/// One run of a ``Builder`` for one target.
///
/// What is missing comes to light module by module: files that are reached late, and what stubs have to declare. A module that needs more of them is
/// looked through again with the others as they are, compiled with less; once nothing more comes to light, everything is compiled anew that is
/// outdated.
struct BuildSession {
    private let builder: Builder
    private let folder: URL
    private let runtimeModules: Set<String>
    private let runtimeFingerprint: String
    /// The target with all files of all modules, those that nothing reaches among them.
    private let whole: BuildTarget
    private var reach: ReachableSources
    private var target: BuildTarget
    private var names: ModuleNames
    private var statistics = BuildStatistics()
    private var diagnostics: [BuildDiagnostic] = []
    /// Modules that sources import and that hold nothing.
    private var emptyModules: Set<String> = []
    /// Names of declarations that were left out of modules the target needs.
    private var leftOutNames: Set<String> = []
    /// What was staged, dependencies first.
    private var staged: [SourceStage] = []
    /// Literals that are not looked up in this run, by module.
    private var exclusions: [String: LiteralExclusions] = [:]
    private var isPlain = false
    /// Whether modules are taken as they were compiled with other stubs, or with fewer files of the modules they need: until nothing more comes to
    /// light.
    private var isExploring = false
    /// Names, for the compiler, of those that were, and of those that were compiled with them.
    private var outdated: Set<String> = []
    private let memory: PruningMemory
    private let stubs: InferredStubs
    private let reachKey: String

    init(builder: Builder, target: BuildTarget) throws {
        self.builder = builder
        let target = target.withoutDeclaredPackages.withoutIntentCopies
        whole = target
        folder = builder.folder(for: target)
        runtimeModules = try RuntimeModules.names(in: builder.runtime)
        runtimeFingerprint = try RuntimeModules.fingerprint(of: builder.runtime)
        reachKey = ReachRecord.key(of: target, runtime: runtimeFingerprint, rules: builder.options.rules)
        reach = ReachableSources(target, adding: ReachRecord.paths(in: folder, key: reachKey))
        self.target = builder.options.compilesWholeModules ? target : reach.reduced
        memory = PruningMemory(
            ProjectNames((target.dependencies + [target]).flatMap(\.sources)), hasOtherRevisions: target.hasPackagesOfOtherRevisions)
        stubs = InferredStubs(for: target, in: folder.appendingPathComponent("Stubs"), by: builder)
        names = ModuleNames(
            runtime: runtimeModules, toolchain: builder.toolchain.modules, project: target.dependencies + [target], own: builder.options.ownModules)
    }

    /// Builds with the files that are reached, and with more where the compiler misses something in the others.
    func run(progress: (BuildProgress) -> Void) throws -> BuildProduct {
        var session = self
        while true {
            var attempt = session
            do {
                return try attempt.build(progress)
            } catch let gap as ReachGap {
                session.reach = gap.wider
                session.target = gap.wider.reduced
                session.isExploring = true
                try ReachRecord.save(gap.wider.added, in: folder, key: reachKey)
            } catch is InferredStubs.Changed {
                session.isExploring = true
            } catch is Explored {
                session.isExploring = false
            } catch let suspects as LiteralSuspects {
                return try session.buildWithout(suspects, progress)
            }
        }
    }

    /// Builds with the files of the suspects as they were written. Where that succeeds, the suspects are not looked up again.
    private func buildWithout(_ suspects: LiteralSuspects, _ progress: (BuildProgress) -> Void) throws -> BuildProduct {
        var plain = self
        plain.exclusions = suspects.filesLeft
        plain.isPlain = true
        let product = try plain.run(progress: progress)
        for (module, exclusions) in suspects.placesLeft { try exclusions.save(in: folder.appendingPathComponent("Modules/\(module)")) }
        return product
    }

    private mutating func build(_ progress: (BuildProgress) -> Void) throws -> BuildProduct {
        var stages = try stageAll(progress)
        let missing = try check(stages)
        emptyModules.formUnion(missing)
        stages = try stage(missing) + stages
        staged = stages
        let program: Program
        do {
            program = try compileAll(stages, progress)
        } catch let failure as BuildFailure {
            let said = diagnostics.filter { $0.code == .missingModule || $0.code == .leftOut }
            throw BuildFailure(target: failure.target, diagnostics: said.map(\.asReasonForFailure) + failure.diagnostics)
        }
        if statistics.compiledModules > 0 { progress(.bundling(target: target.name)) } else { progress(.unchanged(target: target.name)) }
        let isApp = target.kind == .app || stages.last.map(isLooseApp) == true
        let (bundle, found) = try Bundler(target: target, isApp: isApp, folder: folder)
            .makeBundle(executable: program.executable, content: program.fingerprint + builder.options.rules)
        var built = whole
        if isApp { built.kind = .app }
        if !builder.options.compilesWholeModules { diagnostics += reach.notes }
        var product = BuildProduct(
            executable: bundle.appendingPathComponent(target.name), bundle: bundle, target: built, diagnostics: diagnostics + found,
            statistics: statistics)
        if builder.options.editsLiterals { product.literals = CompiledLiterals(stages, bundle: bundle) }
        return product
    }

    /// Whether loose files make up an app: no project says so, the entry point does.
    private func isLooseApp(_ stage: SourceStage) -> Bool {
        target.kind == .looseFiles && target.sources.contains { stage.facts(of: $0).hasAppMain }
    }

    /// The modules to compile, dependencies first.
    private var modules: [BuildTarget] { target.dependencies + [target] }

    private mutating func stageAll(_ progress: (BuildProgress) -> Void) throws -> [SourceStage] {
        let start = ContinuousClock.now
        var stages: [SourceStage] = []
        for module in modules where module.native == nil && !module.isMacro {
            progress(.adapting(module: module.moduleName, files: module.sources.count))
            stages.append(try stage(module))
        }
        statistics.adaptDuration = (ContinuousClock.now - start).seconds
        return stages
    }

    private mutating func stage(_ module: BuildTarget) throws -> SourceStage {
        var stage = SourceStage(target: module, folder: moduleFolder(module), platform: platform(for: module), rules: builder.options.rules)
        try stage.update()
        statistics.files += module.sources.count
        statistics.adapted += stage.adaptedCount
        return stage
    }

    /// Everything that can be said before the compiler is started. Returns the names of modules that nobody has.
    private mutating func check(_ stages: [SourceStage]) throws -> [String] {
        var found: [BuildDiagnostic] = []
        let check = StageCheck(known: knownModules, target: target)
        for stage in stages { found += check.diagnostics(of: stage) }
        let missing = check.missingModules(in: stages)
        diagnostics += found.filter { $0.severity != .error } + missing.map(\.diagnostic)
        guard !found.contains(where: { $0.severity == .error }) else {
            throw BuildFailure(target: target.name, diagnostics: found + missing.map(\.diagnostic.asReasonForFailure))
        }
        return missing.map(\.name)
    }

    /// Modules in the place of missing ones.
    private mutating func stage(_ missing: [String]) throws -> [SourceStage] {
        let symbols = missing.filter(SymbolPackage.modules.contains)
        let unknown = missing.filter { !AppleFrameworks.names.contains($0) && !DeclaredFrameworks.contains($0) && !symbols.contains($0) }
        if builder.options.infersStubs { stubs.begin(unknown) }
        let package = SymbolPackage(folder: folder.appendingPathComponent("Symbols"))
        let inferred = try package.targets(for: symbols, of: target) + stubs.targets()
        let others = Set(missing).subtracting(inferred.map(\.moduleName)).sorted()
        let targets = try DeclaredModules(folder: declaredFolder).targets(for: others, platform: target.platform) + inferred
        target.dependencies = targets + target.dependencies
        return try targets.filter { $0.native == nil }.map { module in try FolderLock.hold(moduleFolder(module)) { try stage(module) } }
    }

    private typealias Program = (executable: URL, fingerprint: String)

    private mutating func compileAll(_ stages: [SourceStage], _ progress: (BuildProgress) -> Void) throws -> Program {
        let start = ContinuousClock.now
        var compiled: [CompiledModule] = []
        for module in target.dependencies {
            progress(.compiling(module: module.moduleName))
            do {
                compiled.append(try compile(module, stages, compiled))
            } catch let failure as BuildFailure {
                diagnostics.append(unbuildable(module, failure))
                emptyModules.insert(module.moduleName)
                compiled.append(try emptyModule(for: module, compiled))
            }
        }
        guard let stage = stages.last else { throw BuildFailure(target: target.name, diagnostics: []) }
        progress(.compiling(module: target.moduleName))
        let visible = visible(to: stage, compiled)
        var pruning = try pruning(of: stage, visible, isOwn: true)
        try inspect(stage, isProgram: true, visible)
        func compiler(_ toleratesDataRaces: Bool) throws -> ModuleCompiler {
            try self.compiler(for: stage, isProgram: true, dependencies: visible, toleratesDataRaces: toleratesDataRaces)
        }
        let isOutdated = isOutdated(visible)
        if isOutdated {
            try pruning.inspect(missing: { try report($0, hasLeftOut: $1, in: stage, isOutdated) }, compiler)
            throw Explored()
        }
        let result = try pruning.run(missing: { try report($0, hasLeftOut: $1, in: stage, isOutdated) }, compiler)
        diagnostics += result.diagnostics + pruning.notes + stubs.notes
        memory.count(target, result.didCompile)
        statistics.compilations = memory.compilations
        statistics.compileDuration = (ContinuousClock.now - start).seconds
        return (result.module.folder.appendingPathComponent(result.module.name), result.module.fingerprint)
    }

    /// Throws where files that are not reached have what errors miss, or where literals may be why there are errors.
    private func widen(_ errors: [BuildDiagnostic], _ isOutdated: Bool) throws {
        if builder.options.editsLiterals, !isPlain, !isOutdated, let suspects = LiteralSuspects(errors, in: staged) { throw suspects }
        var wider = reach
        if !builder.options.compilesWholeModules, wider.widen(for: errors) { throw ReachGap(wider: wider) }
    }

    /// Looks for all errors of a module at once, where somebody wants to know them. What stood in for missing names in other circumstances is
    /// taken away before, for it would hide them.
    private func inspect(_ stage: SourceStage, isProgram: Bool, _ compiled: [CompiledModule]) throws {
        guard builder.options.onErrors != nil else { return }
        do {
            try compiler(for: stage, isProgram: isProgram, dependencies: compiled).check()
        } catch let refusal as ModuleCompiler.Refusal {
            let isOutdated = isOutdated(compiled)
            try widen(refusal.raw, isOutdated)
            if isOutdated { throw Explored() }
            try builder.options.onErrors?(refusal.failure.diagnostics)
        }
    }

    /// Whether one of the modules that a module is compiled with is not what it would be compiled to now.
    private func isOutdated(_ visible: [CompiledModule]) -> Bool { visible.contains { outdated.contains($0.name) } }

    /// - Parameters:
    ///   - hasLeftOut: Whether parts of the module were left out already, of which the others may be a consequence.
    ///   - isOutdated: Whether modules that it is compiled with are outdated.
    private func report(_ refusal: ModuleCompiler.Refusal, hasLeftOut: Bool, in stage: SourceStage, _ isOutdated: Bool) throws {
        try widen(refusal.raw, isOutdated)
        let copies = stage.target.sources.map { (stage.copy(of: $0).path, $0) }
        var places = OriginalPlaces(originals: Dictionary(copies) { first, _ in first }, stage: stage)
        let moved = refusal.raw.map { places.moved($0) }
        if !hasLeftOut { try stubs.refine(by: moved, of: stage.target.moduleName, isFurther: refusal.isFurther) }
        if isOutdated { throw Explored() }
        try builder.options.onErrors?(moved)
    }

    private func pruning(of stage: SourceStage, _ compiled: [CompiledModule], isOwn: Bool) throws -> ModulePruning {
        try ModulePruning(
            stage: stage, folder: moduleFolder(stage.target), dependencies: compiled, runtime: runtimeFingerprint, emptyModules: emptyModules,
            leftOut: leftOutNames.union(stubs.typeNames), isOwn: isOwn, memory: memory)
    }

    /// The modules that one is compiled with: stubs, which change until they fit, and for one that others need also modules of the project only
    /// where something that it reaches imports them.
    private func visible(to stage: SourceStage, _ compiled: [CompiledModule]) -> [CompiledModule] {
        let isProgram = stage.target.moduleName == target.moduleName
        let others = target.dependencies.filter { !$0.isMacro && ($0.native == nil || isPlaceholder($0)) }
        let optional = isProgram ? stubs.names : stubs.names.union(others.map(\.moduleName))
        guard !optional.isEmpty else { return compiled }
        let stages = Dictionary(staged.map { ($0.target.moduleName, $0) }) { first, _ in first }
        // A program is linked with all modules, and with what any of them needs.
        var (reached, open): (Set<String>, [SourceStage]) = ([], isProgram ? staged + [stage] : [stage])
        while let next = open.popLast() {
            for name in next.target.sources.flatMap({ next.facts(of: $0).imports.map(\.name) }) where reached.insert(name).inserted {
                if let further = stages[name] { open.append(further) }
            }
        }
        let unseen = Set(optional.subtracting(reached).map(names.realName))
        return compiled.filter { !unseen.contains($0.name) }
    }

    /// A module the target needs; parts of it that do not build are left out.
    private mutating func compile(_ module: BuildTarget, _ stages: [SourceStage], _ compiled: [CompiledModule]) throws -> CompiledModule {
        if let native = module.native {
            return try NativeCompiler(
                target: module, native: native, folder: moduleFolder(module), toolchain: builder.toolchain,
                dependencies: compiled.filter { !stubs.names.contains($0.name) },
                name: names.realName(of: module.moduleName)
            ).compile()
        }
        if isDeclared(module) { return try compileDeclared(module, stages, compiled) }
        if module.isMacro { return try MacroCompiler(target: module, folder: moduleFolder(module), toolchain: builder.toolchain).compile() }
        guard let stage = stages.first(where: { $0.target.moduleName == module.moduleName }) else { return try emptyModule(for: module, compiled) }
        let visible = visible(to: stage, compiled)
        var pruning = try pruning(of: stage, visible, isOwn: false)
        func compiler(_ toleratesDataRaces: Bool) throws -> ModuleCompiler {
            try self.compiler(for: stage, isProgram: false, dependencies: visible, toleratesDataRaces: toleratesDataRaces)
        }
        let isOutdated = isOutdated(visible)
        if isExploring, !stubs.names.contains(module.moduleName),
            let before = try compiler(pruning.toleratesDataRaces).compiledBefore()
        {
            if isOutdated || !before.isCurrent { outdated.insert(before.module.name) }
            diagnostics += pruning.notes
            leftOutNames.formUnion(pruning.leftOutNames)
            return before.module
        }
        try inspect(stage, isProgram: false, visible)
        let result = try pruning.run(missing: { try report($0, hasLeftOut: $1, in: stage, isOutdated) }, compiler)
        if isOutdated { outdated.insert(result.module.name) }
        diagnostics += result.diagnostics + pruning.notes
        leftOutNames.formUnion(pruning.leftOutNames)
        memory.count(module, result.didCompile)
        return result.module
    }

    /// A framework that is declared in part: the same for all targets, so that it is compiled once for all of them.
    private mutating func compileDeclared(
        _ module: BuildTarget, _ stages: [SourceStage], _ compiled: [CompiledModule]
    ) throws -> CompiledModule {
        let imported = Set(DeclaredFrameworks.imported(by: module.moduleName))
        guard let stage = stages.first(where: { $0.target.moduleName == module.moduleName }) else {
            throw BuildFailure(target: module.name, diagnostics: [])
        }
        let result = try FolderLock.hold(moduleFolder(module)) {
            do {
                return try compiler(for: stage, isProgram: false, dependencies: compiled.filter { imported.contains($0.name) }).compile()
            } catch let refusal as ModuleCompiler.Refusal {
                throw refusal.failure
            }
        }
        memory.count(module, result.didCompile)
        return result.module
    }

    /// Where frameworks that are declared in part lie, for all targets that are built for the same system with the same runtime.
    private var declaredFolder: URL {
        let key = Fingerprint.of(
            [builder.runtime.modules.path, target.platform.rawValue, "\(target.kind == .test)", builder.options.rules].joined(separator: "\n"))
        return builder.cache.appendingPathComponent("Declared-\(key)")
    }

    private func isDeclared(_ module: BuildTarget) -> Bool { module.native == nil && liesWithDeclared(module) }

    /// Whether a module stands for one that nobody has.
    private func isPlaceholder(_ module: BuildTarget) -> Bool { module.native != nil && liesWithDeclared(module) }

    private func liesWithDeclared(_ module: BuildTarget) -> Bool {
        module.root.standardizedFileURL.path.hasPrefix(declaredFolder.standardizedFileURL.path + "/")
    }

    private func unbuildable(_ module: BuildTarget, _ failure: BuildFailure) -> BuildDiagnostic {
        let first = failure.diagnostics.first { $0.severity == .error }
        return BuildDiagnostic(
            code: .missingModule, severity: .warning,
            message: "module “\(module.moduleName)” does not build here and is empty: \(first?.message ?? "")", file: first?.file,
            line: first?.line, column: first?.column)
    }

    private mutating func emptyModule(for module: BuildTarget, _ compiled: [CompiledModule]) throws -> CompiledModule {
        let target = try DeclaredModules(folder: folder.appendingPathComponent("Declared"))
            .replacement(for: module.moduleName, platform: module.platform, runtime: runtimeModules)
        let compiler = try compiler(for: try stage(target), isProgram: false, dependencies: compiled)
        do { return try compiler.compile().module } catch let refusal as ModuleCompiler.Refusal { throw refusal.failure }
    }

    private func compiler(
        for stage: SourceStage, isProgram: Bool, dependencies: [CompiledModule], toleratesDataRaces: Bool = false
    ) throws -> ModuleCompiler {
        let module = stage.target
        let facts = module.sources.map { (source: $0, facts: stage.facts(of: $0)) }
        let hasScript = facts.contains { $0.source.lastPathComponent == "main.swift" } || (facts.count == 1 && facts[0].facts.hasTopLevelCode)
        let hasMain = hasScript || facts.contains { !$0.facts.mains.isEmpty }
        let entry: ModuleSupport.Entry = !isProgram ? .none : module.kind == .test ? .tests : hasMain ? .own : .previews
        let generator = ModuleGenerator(
            stage: stage, folder: moduleFolder(module), dependencies: dependencies.filter(\.isSwift).map(\.name), entry: entry,
            runtimeModules: runtimeModules, moduleName: names.realName(of: module.moduleName))
        return ModuleCompiler(
            stage: stage, folder: moduleFolder(module), runtime: builder.runtime, toolchain: builder.toolchain, options: builder.options,
            dependencies: dependencies, isProgram: isProgram, hidesEntry: hasMain && !isProgram, isForTests: target.kind == .test,
            parsesAsLibrary: !hasScript, toleratesDataRaces: toleratesDataRaces, generatedFiles: try generator.write(), names: names)
    }

    private func moduleFolder(_ module: BuildTarget) -> URL {
        (isDeclared(module) ? declaredFolder : folder).appendingPathComponent("Modules/\(module.moduleName)")
    }

    private var knownModules: Set<String> {
        names.importable.union(builder.options.ownModules).union((whole.dependencies + modules).map(\.moduleName))
    }

    /// Which literals of a module are not looked up; nil where none is: in packages from elsewhere nobody edits any.
    private func literalExclusions(of module: BuildTarget) -> LiteralExclusions? {
        guard builder.options.editsLiterals, module.root.standardizedFileURL == whole.root.standardizedFileURL else { return nil }
        let name = module.moduleName
        return exclusions[name] ?? LiteralExclusions.saved(in: moduleFolder(module))
    }

    private func platform(for module: BuildTarget) -> Platform {
        let features = module.features.map { feature in
            switch feature {
            case .upcoming(let name), .experimental(let name): name
            }
        }
        return Platform(
            system: module.platform, conditions: Set(module.conditions), isSimulator: builder.options.isSimulator, modules: knownModules,
            features: Set(features), isForTests: module.kind == .test, isForOthers: module.moduleName != whole.moduleName,
            registersCodedTypes: builder.options.registersCodedTypes, namesMembers: namesMembers(module), languageMode: module.swiftVersion,
            realNames: names.aliases, qualifiers: names.qualifiers, moduleName: names.realName(of: module.moduleName),
            editableLiterals: literalExclusions(of: module))
    }

    /// Storyboards, targets and observers name methods of an app's own classes; an extension has none of them.
    private func namesMembers(_ module: BuildTarget) -> Bool {
        module.moduleName == whole.moduleName && (module.kind == .app || module.kind == .looseFiles)
    }
}

/// Nothing more comes to light with outdated modules.
private struct Explored: Error {}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension BuildDiagnostic {
    /// A missing module stops nothing by itself; where the sources do not build without it, it is an error.
    fileprivate var asReasonForFailure: BuildDiagnostic {
        var result = self
        if code == .missingModule { result.severity = .error }
        return result
    }
}
