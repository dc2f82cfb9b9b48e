import Foundation

/// The Swift compiler and the modules that come with it.
public struct Toolchain: Sendable, Equatable {
    public var compiler: URL
    /// Names of the modules that can be imported without Islet.
    public var modules: Set<String>

    public init(compiler: URL, modules: Set<String>) {
        self.compiler = compiler
        self.modules = modules
    }

    /// What the driver tells the compiler of the macros that come with it.
    var macroArguments: [String] {
        let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        return [
            "-in-process-plugin-server-path", host.appendingPathComponent("libSwiftInProcPluginServer.so").path,
            "-plugin-path", host.appendingPathComponent("plugins").path,
        ]
    }

    /// The toolchain whose `swiftc` is found through the search path.
    public static func find(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws -> Toolchain {
        for folder in path.split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            return Toolchain(compiler: compiler, modules: modules(below: root.appendingPathComponent("lib/swift")))
        }
        throw BuildFailure(
            target: "",
            diagnostics: [
                BuildDiagnostic(
                    code: .noCompiler, severity: .error,
                    message: "swiftc is not on the search path. Install Swift and add its usr/bin folder to PATH")
            ])
    }

    private static func modules(below folder: URL) -> Set<String> {
        var names: Set = [
            "Swift", "Glibc", "Dispatch", "SwiftGlibc", "CoreFoundation", "Builtin", "CDispatch", "SwiftShims", "_SwiftConcurrencyShims",
        ]
        for platform in ["linux", "linux/x86_64", "linux/aarch64", "pm/Testing"] {
            let content = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(platform).path)) ?? []
            for name in content where name.hasSuffix(".swiftmodule") { names.insert(String(name.dropLast(".swiftmodule".count))) }
        }
        return names
    }
}
