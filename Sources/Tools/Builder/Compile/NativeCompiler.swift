import Foundation
import ProjectReader

/// Compiles a module in C or C++, or finds out what a module of the system needs.
struct NativeCompiler {
    let target: BuildTarget
    let native: NativeModule
    let folder: URL
    let toolchain: Toolchain
    let dependencies: [CompiledModule]
    /// The name it has for the compiler.
    let name: String

    func compile() throws -> CompiledModule {
        try FileWriting.createFolder(folder)
        let system = try packageFlags()
        var result = CompiledModule(name: name, folder: folder, objects: [], fingerprint: "", interface: "")
        result.moduleMap = try moduleMap()
        result.headers = native.headers.map { [$0] } ?? []
        result.clangFlags = system.filter { $0.hasPrefix("-I") || $0.hasPrefix("-D") }
        result.libraries = system.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") } + libraries
        var fingerprint = Fingerprint()
        for argument in arguments(for: nil) + result.clangFlags + result.libraries { fingerprint.add(argument) }
        if let headers = native.headers { fingerprint.addContents(of: headers) }
        for path in native.searchPaths { fingerprint.addContents(of: path) }
        result.interface = fingerprint.text
        for (index, source) in native.sources.enumerated() {
            result.objects.append(try object(of: source, index: index, flags: result.clangFlags, state: fingerprint))
            fingerprint.addContents(of: source)
        }
        result.fingerprint = fingerprint.text
        return result
    }

    private var libraries: [String] {
        let isCPlusPlus = native.sources.contains { !Self.isPlainC($0) }
        return native.libraries.filter { $0 != "c++" }.map { "-l" + $0 } + (isCPlusPlus ? ["-lstdc++"] : [])
    }

    private func object(of source: URL, index: Int, flags: [String], state: Fingerprint) throws -> URL {
        let object = folder.appendingPathComponent("\(index)-\(source.deletingPathExtension().lastPathComponent).o")
        let record = object.appendingPathExtension("txt")
        var fingerprint = state
        fingerprint.addContents(of: source)
        if FileManager.default.fileExists(atPath: object.path), FileManager.default.contents(atPath: record.path) == Data(fingerprint.text.utf8) {
            return object
        }
        try FileWriting.remove(record)
        let output = try ProcessRunner.run(
            compiler(for: source), arguments(for: source) + flags + ["-c", source.path, "-o", object.path], in: folder, readable: [target.root])
        guard output.status == 0 else { throw failure(output, source) }
        try FileWriting.write(fingerprint.text, to: record)
        return object
    }

    private func compiler(for source: URL) -> URL {
        let folder = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        return folder.appendingPathComponent(Self.isPlainC(source) ? "clang" : "clang++")
    }

    /// Whether a file is in C or for the assembler, which goes through C's preprocessor.
    private static func isPlainC(_ source: URL) -> Bool { ["c", "s"].contains(source.pathExtension.lowercased()) }

    private func arguments(for source: URL?) -> [String] {
        var result = ["-O1", "-fPIC", "-w"] + native.definitions.map { "-D" + $0 }
        let folders = (native.headers.map { [$0] } ?? []) + native.searchPaths + dependencies.flatMap(\.headers)
        result += folders.flatMap { ["-I", $0.path] }
        if let source, !Self.isPlainC(source) { result.append("-std=c++17") }
        return result + dependencies.flatMap(\.clangFlags)
    }

    private func failure(_ output: ProcessRunner.Output, _ source: URL) -> BuildFailure {
        let found = output.text.split(separator: "\n").compactMap { CompilerMessages.parse(String($0)) }.filter { $0.severity == .error }
        let general = BuildDiagnostic(code: .compiler, severity: .error, message: "clang failed with status \(output.status)", file: source.path)
        return BuildFailure(target: target.name, diagnostics: found.isEmpty ? [general] : found)
    }

    /// What `pkg-config` answers; without an answer, the headers and libraries are looked for where they usually lie.
    private func packageFlags() throws -> [String] {
        guard let name = native.pkgConfig else { return [] }
        let program = URL(fileURLWithPath: "/usr/bin/pkg-config")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return [] }
        let output = try ProcessRunner.run(program, ["--cflags", "--libs", name], in: folder)
        return output.status == 0 ? output.text.split { $0 == " " || $0 == "\n" }.map(String.init) : []
    }

    /// The package's own module map, or one for its umbrella header or all of its headers, as the package manager makes it.
    private func moduleMap() throws -> URL? {
        if let map = native.moduleMap { return name == target.moduleName ? map : try renamed(map) }
        guard let headers = native.headers else { return nil }
        let candidates = [
            "\(target.moduleName).h", "\(target.name).h", "\(target.moduleName)/\(target.moduleName).h", "\(target.name)/\(target.name).h",
        ]
        let header = candidates.map { headers.appendingPathComponent($0) }.first { FileManager.default.fileExists(atPath: $0.path) }
        let umbrella = header.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(headers.path)\""
        let map = folder.appendingPathComponent("module.modulemap")
        try FileWriting.write("module \(name) {\n    \(umbrella)\n    export *\n}\n", to: map)
        return map
    }

    /// A copy of a module map in which the module has the name it has for the compiler, and its headers the paths they lie at.
    private func renamed(_ map: URL) throws -> URL {
        let text = String(decoding: FileManager.default.contents(atPath: map.path) ?? Data(), as: UTF8.self)
        var isName = false
        var isPath = false
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map { part -> String in
            defer { isPath = part.hasSuffix("header ") || part.hasSuffix("umbrella ") }
            if isPath, !part.hasPrefix("/") { return map.deletingLastPathComponent().appendingPathComponent(String(part)).path }
            return String(part)
        }
        let words = parts.joined(separator: "\"").split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            defer { isName = word.hasSuffix("module") }
            return isName && word == target.moduleName ? name : String(word)
        }
        let copy = folder.appendingPathComponent("module.modulemap")
        try FileWriting.write(words.joined(separator: " "), to: copy)
        return copy
    }
}
