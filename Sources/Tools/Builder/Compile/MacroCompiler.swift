import Foundation
import ProjectReader

/// Builds a module of macros for the host, against the SwiftSyntax that comes with the toolchain, as a library the compiler loads.
struct MacroCompiler {
    let target: BuildTarget
    let folder: URL
    let toolchain: Toolchain

    private static let libraries = [
        "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftSyntaxBuilder", "SwiftParser", "SwiftDiagnostics", "SwiftOperators",
        "SwiftParserDiagnostics", "SwiftBasicFormat",
    ]

    /// What sources of macros import that the toolchain does not have: the list of macros is not asked for, since the compiler finds
    /// the types by their names.
    private static let pluginModule = """
        import SwiftSyntaxMacros
        public protocol CompilerPlugin { init(); var providingMacros: [any Macro.Type] { get } }
        extension CompilerPlugin { public static func main() {} }
        """

    private var hostLibraries: URL {
        toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    }

    func compile() throws -> CompiledModule {
        try FileWriting.createFolder(folder)
        let library = folder.appendingPathComponent("lib\(target.moduleName).so")
        let record = folder.appendingPathComponent("built.txt")
        let fingerprint = fingerprint(library)
        var result = CompiledModule(name: target.moduleName, folder: folder, objects: [], fingerprint: fingerprint, interface: fingerprint)
        result.plugin = library
        if FileManager.default.fileExists(atPath: library.path), FileManager.default.contents(atPath: record.path) == Data(fingerprint.utf8) {
            return result
        }
        try FileWriting.remove(record)
        let shim = folder.appendingPathComponent("SwiftCompilerPlugin.swift")
        try FileWriting.write(Self.pluginModule, to: shim)
        var objects = [try compilePart("SwiftCompilerPlugin", ["-module-name", "SwiftCompilerPlugin"], [shim])]
        for part in target.dependencies where part.native == nil {
            objects.append(try compilePart(part.moduleName, languageArguments(of: part), part.sources))
        }
        try run(arguments(library) + (target.sources + objects).map(\.path))
        try FileWriting.write(fingerprint, to: record)
        return result
    }

    private func fingerprint(_ library: URL) -> String {
        var result = Fingerprint()
        result.addStamp(of: toolchain.compiler.resolvingSymlinksInPath())
        for argument in arguments(library) { result.add(argument) }
        for part in target.dependencies {
            for argument in languageArguments(of: part) { result.add(argument) }
        }
        for source in (target.dependencies + [target]).flatMap(\.sources) { result.addContents(of: source) }
        return result.text
    }

    /// A module that the macros are made of: its declarations in the folder, and its object.
    private func compilePart(_ name: String, _ arguments: [String], _ sources: [URL]) throws -> URL {
        let object = folder.appendingPathComponent(name + ".o")
        try run(
            arguments + pathArguments + [
                "-emit-module", "-emit-module-path", folder.appendingPathComponent(name + ".swiftmodule").path, "-c", "-o", object.path,
                "-whole-module-optimization", "-parse-as-library", "-Onone", "-suppress-warnings",
            ] + sources.map(\.path))
        return object
    }

    private func run(_ arguments: [String]) throws {
        let output = try ProcessRunner.run(toolchain.compiler, arguments, in: folder, readable: [hostLibraries])
        guard output.status != 0 else { return }
        let found = output.text.split(separator: "\n").compactMap { CompilerMessages.parse(String($0)) }.filter { $0.severity == .error }
        let general = BuildDiagnostic(code: .compiler, severity: .error, message: "swiftc failed with status \(output.status)")
        throw BuildFailure(target: target.name, diagnostics: found.isEmpty ? [general] : found)
    }

    private func arguments(_ library: URL) -> [String] {
        languageArguments(of: target) + pathArguments + [
            "-emit-library", "-parse-as-library", "-Onone", "-suppress-warnings", "-L", hostLibraries.path, "-Xlinker", "-rpath", "-Xlinker",
            hostLibraries.path, "-o", library.path,
        ] + Self.libraries.map { "-l" + $0 }
    }

    private func languageArguments(of module: BuildTarget) -> [String] {
        ["-module-name", module.moduleName, "-swift-version", module.swiftVersion, "-package-name", module.packageName ?? module.moduleName]
            + module.conditions.flatMap { ["-D", $0] } + module.features.flatMap(\.compilerArguments)
    }

    private var pathArguments: [String] { ["-I", hostLibraries.path, "-I", folder.path] }
}
