import Foundation
import ProjectReader

/// Compiles one module, incrementally, and links it where it is a program.
struct ModuleCompiler {
    let stage: SourceStage
    let folder: URL
    let runtime: RuntimeLocation
    let toolchain: Toolchain
    let options: BuildOptions
    /// Modules of the project this one needs, each with its folder, dependencies first.
    let dependencies: [CompiledModule]
    let isProgram: Bool
    /// Whether the module has an entry point that is not the program's.
    let hidesEntry: Bool
    /// Whether it is compiled for a program of tests.
    let isForTests: Bool
    let parsesAsLibrary: Bool
    /// Whether what only the Swift 6 language mode refuses is a warning.
    let toleratesDataRaces: Bool
    /// Names of the files made for the module, in its folder.
    let generatedFiles: [String]

    let names: ModuleNames

    /// How far an expression that takes long is tried again: not at once where parts of the sources were left out, which is why it does.
    var patience = SolverLimit.usual

    /// What the compiler said, at the places of the adapted copies, and the failure as the user sees it.
    struct Refusal: Error {
        var raw: [BuildDiagnostic]
        var failure: BuildFailure
        /// Names that the linker missed.
        var undefined: [String] = []
        /// Whether the sources that had errors before have none any more, and these are of others.
        var isFurther = false
    }

    /// The name the module has for the compiler.
    private var realName: String { names.realName(of: target.moduleName) }
    private var target: BuildTarget { stage.target }
    private var objectsFolder: URL { folder.appendingPathComponent("Objects") }
    private var fingerprintFile: URL { folder.appendingPathComponent("built.txt") }
    private var ownFingerprintFile: URL { folder.appendingPathComponent("built-from.txt") }
    var executable: URL { folder.appendingPathComponent(realName) }

    private var files: [URL] {
        target.sources.map(stage.copy(of:)) + generatedFiles.map { folder.appendingPathComponent($0) }
    }

    /// The module, and whether the compiler had to be started for it.
    func compile() throws -> (module: CompiledModule, didCompile: Bool, diagnostics: [BuildDiagnostic]) {
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.fingerprint(of: $0)) })
        let settings = try settingsFingerprint()
        let fingerprint = fingerprint(settings: settings, contents: contents)
        if FileManager.default.contents(atPath: fingerprintFile.path) == Data(fingerprint.utf8),
            FileManager.default.fileExists(atPath: product.path)
        {
            return (module(fingerprint), false, [])
        }
        try FileWriting.remove(fingerprintFile)
        let record = try ObjectRecord(
            file: folder.appendingPathComponent("objects.json"), settings: settings, fingerprints: contents, objects: objectsFolder,
            object: { object(of: URL(fileURLWithPath: $0)) })
        let diagnostics = try run(record, contents)
        try FileWriting.write(ownFingerprint(contents), to: ownFingerprintFile)
        try FileWriting.write(fingerprint, to: fingerprintFile)
        return (module(fingerprint), true, diagnostics)
    }

    /// The module as it was compiled last, whatever the modules it needs are since, and whether these are as they were then. Nil where its own
    /// sources are others.
    func compiledBefore() throws -> (module: CompiledModule, isCurrent: Bool)? {
        let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.fingerprint(of: $0)) })
        guard FileManager.default.contents(atPath: ownFingerprintFile.path) == Data(ownFingerprint(contents).utf8),
            let built = FileManager.default.contents(atPath: fingerprintFile.path), FileManager.default.fileExists(atPath: product.path)
        else { return nil }
        let fingerprint = String(decoding: built, as: UTF8.self)
        return (module(fingerprint), try fingerprint == self.fingerprint(settings: settingsFingerprint(), contents: contents))
    }

    /// Starts the compiler. Where it fails without a word about the sources and reused objects of earlier runs, it runs once more
    /// without them.
    private func run(_ record: ObjectRecord, _ contents: [String: String]) throws -> [BuildDiagnostic] {
        var (record, limit) = (record, SolverLimit.short)
        while true {
            try FileWriting.remove(product)
            try writeOutputMap()
            let output = try ProcessRunner.run(
                toolchain.compiler, arguments + limit.arguments, in: folder, readable: runtime.headers + [target.root], writable: besideModules,
                keepsModules: dependencies.allSatisfy { $0.plugin == nil })
            let diagnostics = SolverLimit.others(messages.diagnostics(in: output.text, warnings: options.showsWarnings))
            if output.status == 0 {
                try record.finish(contents)
                return diagnostics
            }
            if patience != .short, limit == .short, SolverLimit.isWhatStops(diagnostics) {
                try check()
                limit = patience
                continue
            }
            let isAboutSources = diagnostics.contains { $0.file != nil && $0.severity == .error }
            guard !isAboutSources, !record.isEmpty else {
                try record.finish(nil)
                throw Refusal(
                    raw: SolverLimit.others(CompilerMessages.errors(in: output.text)), failure: failure(output, diagnostics),
                    undefined: isAboutSources ? [] : LinkerMessages.undefinedNames(in: output.text))
            }
            try record.clear(objects: objectsFolder)
        }
    }

    /// Where all modules of the target lie, those that it shares with others among them: the linker's list of libraries is written beside the
    /// objects of a dependency.
    private var besideModules: [URL] {
        Set((dependencies.map(\.folder) + [folder]).map { $0.deletingLastPathComponent().standardizedFileURL }).sorted { $0.path < $1.path }
    }

    /// Looks for errors in all files at once, without making anything of them. Throws them. As one job: of several, the compiler starts no
    /// more once one has failed.
    func check() throws {
        try check(by: checkArguments + ["-wmo"] + files.map(\.path))
    }

    /// Looks for errors in some files alone, which takes the time of these and not of the module. Throws them. Without any, others may still have
    /// some.
    func check(only suspects: Set<String>) throws {
        let inputs = files.map(\.path)
        guard inputs.contains(where: suspects.contains) else { return }
        let own = checkArguments.filter { $0 != "-Xfrontend" } + toolchain.macroArguments
        try check(by: ["-frontend", "-disable-objc-interop"] + own + inputs.flatMap { suspects.contains($0) ? ["-primary-file", $0] : [$0] })
    }

    private var checkArguments: [String] {
        ["-typecheck", "-suppress-warnings", "-diagnostic-style", "llvm"] + languageArguments + pathArguments + options.compilerArguments
            + SolverLimit.short.arguments
    }

    private func check(by arguments: [String]) throws {
        let output = try ProcessRunner.run(
            toolchain.compiler, arguments, in: folder, readable: runtime.headers + [target.root], writable: besideModules,
            keepsModules: dependencies.allSatisfy { $0.plugin == nil })
        let errors = SolverLimit.others(CompilerMessages.errors(in: output.text))
        guard output.status != 0, errors.contains(where: { $0.file != nil }), patience == .short || !SolverLimit.isWhatStops(errors) else { return }
        throw Refusal(raw: errors, failure: failure(output, messages.diagnostics(in: output.text, warnings: false)))
    }

    private func module(_ fingerprint: String) -> CompiledModule {
        CompiledModule(
            name: realName, folder: folder, objects: files.map(object(of:)), fingerprint: fingerprint,
            interface: isProgram ? "" : Self.fingerprint(of: product))
    }

    private var product: URL { isProgram ? executable : folder.appendingPathComponent(realName + ".swiftmodule") }

    private func failure(_ output: ProcessRunner.Output, _ diagnostics: [BuildDiagnostic]) -> BuildFailure {
        let places = diagnostics.filter { $0.file != nil && $0.severity == .error }
        if !places.isEmpty { return BuildFailure(target: target.name, diagnostics: diagnostics) }
        let others = diagnostics.filter { $0.severity == .error }
        let general = LinkerMessages.diagnostics(in: output.text) + (others.isEmpty ? [Self.silence(output)] : others)
        return BuildFailure(target: target.name, diagnostics: general)
    }

    private static func silence(_ output: ProcessRunner.Output) -> BuildDiagnostic {
        let last = output.text.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
        let said = last.map { ": \($0.trimmingCharacters(in: .whitespaces))" } ?? " and says nothing"
        return BuildDiagnostic(code: .compiler, severity: .error, message: "the compiler ended with status \(output.status)\(said)")
    }

    private var messages: CompilerMessages {
        CompilerMessages(
            originals: originals, stage: stage, limit: options.diagnosticLimit, exports: options.onErrors == nil ? ModuleExports(runtime) : nil)
    }

    private var originals: [String: URL] {
        Dictionary(target.sources.map { (stage.copy(of: $0).path, $0) }) { first, _ in first }
    }
}

extension ModuleCompiler {
    private var arguments: [String] {
        var result = languageArguments + pathArguments + options.compilerArguments
        result += ["-Onone", "-incremental", "-enable-batch-mode", "-output-file-map", outputMap.path, "-diagnostic-style", "llvm"]
        result += ["-j", "\(options.jobs > 0 ? options.jobs : ProcessInfo.processInfo.activeProcessorCount)"]
        if !options.showsWarnings { result.append("-suppress-warnings") }
        result +=
            isProgram
            ? linkArguments : ["-c", "-emit-module", "-emit-module-path", folder.appendingPathComponent(realName + ".swiftmodule").path]
        return result + files.map(\.path)
    }

    private var languageArguments: [String] {
        var result = ["-module-name", realName, "-enable-testing"]
        result += toleratesDataRaces ? DataRaces.tolerantArguments : ["-swift-version", target.swiftVersion]
        if parsesAsLibrary { result.append("-parse-as-library") }
        if hidesEntry { result += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", realName + "_main"] }
        if isForTests { result += Self.withoutOverlays }
        result += target.conditions.flatMap { ["-D", $0] }
        if let isolation = target.defaultIsolation { result += ["-default-isolation", isolation] }
        if let package = target.packageName { result += ["-package-name", package] }
        return result + target.features.filter { !Self.unenforced.contains($0) }.flatMap(\.compilerArguments)
    }

    /// The toolchain's Testing has overlays for Apple's modules that do not exist here.
    private static let withoutOverlays = ["-Xfrontend", "-disable-cross-import-overlays"]

    /// Features that only refuse code, by the modules members come from, which are not the same here as in Apple's SDK.
    private static let unenforced: [BuildTarget.Feature] = [.upcoming("MemberImportVisibility")]

    private var pathArguments: [String] {
        var result = dependencies.flatMap(\.importArguments)
        result += ["-I", runtime.modules.path]
        result += runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        return result + ["-gline-tables-only"]
    }

    private var linkArguments: [String] {
        var result = ["-emit-executable", "-o", executable.path, "-L", runtime.libraries.path]
        result += runtime.linkedLibraries.map { "-l\($0)" }
        result += ["-Xlinker", "-rpath", "-Xlinker", runtime.libraries.path, "-Xlinker", "--export-dynamic"]
        return result + dependencies.flatMap(\.objects).map(\.path) + dependencies.flatMap(\.libraries)
    }

    private var outputMap: URL { folder.appendingPathComponent("output-map.json") }

    private func object(of file: URL) -> URL {
        let name = Fingerprint.of(file.path) + "-" + file.deletingPathExtension().lastPathComponent
        return objectsFolder.appendingPathComponent(name + ".o")
    }

    private func writeOutputMap() throws {
        var map: [String: [String: String]] = ["": ["swift-dependencies": objectsFolder.appendingPathComponent("module.swiftdeps").path]]
        for file in files {
            let object = object(of: file)
            map[file.path] = ["object": object.path, "swift-dependencies": object.deletingPathExtension().path + ".swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try FileWriting.createFolder(objectsFolder)
        try FileWriting.write(String(decoding: try encoder.encode(map), as: UTF8.self), to: outputMap)
    }

    /// Of the command, the adapted sources, the runtime and the interfaces of the modules this one needs; of a program also of all that they are made
    /// of, for it is linked with them.
    private func fingerprint(settings: String, contents: [String: String]) -> String {
        var result = Fingerprint()
        result.add(settings)
        for file in files { result.add(contents[file.path] ?? "") }
        if isProgram { for dependency in dependencies { result.add(dependency.fingerprint) } }
        return result.text
    }

    /// Of the module's sources and how they are read: what of it has nothing to do with the modules it needs.
    private func ownFingerprint(_ contents: [String: String]) -> String {
        var result = Fingerprint()
        for argument in languageArguments + options.compilerArguments { result.add(argument) }
        for file in files where file.lastPathComponent != ModuleSupport.fileName { result.add(contents[file.path] ?? "") }
        return result.text
    }

    /// Of everything but the module's own files that decides what its objects are.
    private func settingsFingerprint() throws -> String {
        var result = Fingerprint()
        for argument in arguments { result.add(argument) }
        for dependency in dependencies { result.add(dependency.interface) }
        result.addStamp(of: toolchain.compiler.resolvingSymlinksInPath())
        result.add(try RuntimeModules.fingerprint(of: runtime))
        return result.text
    }

    private static func fingerprint(of file: URL) -> String {
        Fingerprint.of(FileManager.default.contents(atPath: file.path) ?? Data())
    }
}
