import Foundation

/// A module of the project that others can import and be linked with.
struct CompiledModule: Sendable {
    /// The name it has for the compiler.
    var name: String
    var folder: URL
    var objects: [URL]
    /// Of everything that went into it.
    var fingerprint: String
    /// Of the module file, which is all that modules importing it depend on before they are linked.
    var interface: String
    /// Of a module in C.
    var moduleMap: URL?
    var headers: [URL] = []
    var clangFlags: [String] = []
    /// Arguments for the linker.
    var libraries: [String] = []
    /// The library with its macros.
    var plugin: URL?

    var isSwift: Bool { moduleMap == nil && plugin == nil }

    /// What a Swift module needs to import it.
    var importArguments: [String] {
        if let plugin { return ["-load-plugin-library", plugin.path] }
        guard let moduleMap else { return ["-I", folder.path] }
        let clang = ["-fmodule-map-file=\(moduleMap.path)"] + headers.map { "-I\($0.path)" } + clangFlags
        return clang.flatMap { ["-Xcc", $0] }
    }
}
