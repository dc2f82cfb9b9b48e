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
        var fingerprint = Fingerprint()
        fingerprint.addStamp(of: toolchain.compiler.resolvingSymlinksInPath())
        for argument in arguments(library) { fingerprint.add(argument) }
        for source in target.sources { fingerprint.addContents(of: source) }
        var result = CompiledModule(name: target.moduleName, folder: folder, objects: [], fingerprint: fingerprint.text, interface: fingerprint.text)
        result.plugin = library
        if FileManager.default.fileExists(atPath: library.path), FileManager.default.contents(atPath: record.path) == Data(fingerprint.text.utf8) {
            return result
        }
        try FileWriting.remove(record)
        let shim = folder.appendingPathComponent("SwiftCompilerPlugin.swift")
        try FileWriting.write(Self.pluginModule, to: shim)
        let object = folder.appendingPathComponent("SwiftCompilerPlugin.o")
        try run(
            [
                "-emit-module", "-emit-module-path", folder.appendingPathComponent("SwiftCompilerPlugin.swiftmodule").path, "-c", "-o", object.path,
                "-parse-as-library", "-module-name", "SwiftCompilerPlugin", "-I", hostLibraries.path, shim.path,
            ])
        try run(arguments(library) + target.sources.map(\.path) + [object.path])
        try FileWriting.write(fingerprint.text, to: record)
        return result
    }

    private func run(_ arguments: [String]) throws {
        let output = try ProcessRunner.run(toolchain.compiler, arguments, in: folder, readable: [hostLibraries])
        guard output.status != 0 else { return }
        let found = output.text.split(separator: "\n").compactMap { CompilerMessages.parse(String($0)) }.filter { $0.severity == .error }
        let general = BuildDiagnostic(code: .compiler, severity: .error, message: "swiftc failed with status \(output.status)")
        throw BuildFailure(target: target.name, diagnostics: found.isEmpty ? [general] : found)
    }

    private func arguments(_ library: URL) -> [String] {
        [
            "-emit-library", "-parse-as-library", "-Onone", "-suppress-warnings", "-module-name", target.moduleName, "-swift-version",
            target.swiftVersion, "-package-name", target.packageName ?? target.moduleName, "-I", hostLibraries.path, "-I", folder.path, "-L",
            hostLibraries.path, "-Xlinker", "-rpath", "-Xlinker", hostLibraries.path, "-o", library.path,
        ] + Self.libraries.map { "-l" + $0 } + target.conditions.flatMap { ["-D", $0] }
    }
}
