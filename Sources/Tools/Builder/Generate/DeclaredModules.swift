import Foundation
import ProjectReader

/// Modules for what sources import and nobody has: frameworks of Apple's that Islet does not have, and packages that cannot be had. Importing
/// them builds; using what they declare on a device does not.
struct DeclaredModules {
    let folder: URL

    /// Modules for these names: a source where some of a framework is declared, else a module map without headers, which needs no compiler.
    func targets(for names: [String], platform: TargetPlatform) throws -> [BuildTarget] {
        try Self.withImported(names).map { name in
            if let text = DeclaredFrameworks.text(of: name) { return try target(name, platform, source: text) }
            let map = folder.appendingPathComponent("\(name)/module.modulemap")
            try FileWriting.write("module \(name) {\n    export *\n}\n", to: map)
            var target = BuildTarget(name: name, kind: .library, root: map.deletingLastPathComponent(), sources: [])
            target.platform = platform
            var native = NativeModule()
            native.moduleMap = map
            target.native = native
            return target
        }
    }

    /// The names, and those of declared frameworks that the ones among them import, each before what imports it.
    private static func withImported(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.sorted().flatMap { DeclaredFrameworks.imported(by: $0) + [$0] }.filter { seen.insert($0).inserted }
    }

    /// A module in the place of one whose sources do not build.
    func replacement(for name: String, platform: TargetPlatform, runtime: Set<String>) throws -> BuildTarget {
        let modules = Self.brought(by: name).map { $0 == "Foundation" ? ImportRule.overlay : $0 }.filter(runtime.contains)
        return try target(name, platform, source: modules.map { "@_exported import \($0)\n" }.joined())
    }

    private func target(_ name: String, _ platform: TargetPlatform, source: String) throws -> BuildTarget {
        let file = folder.appendingPathComponent("\(name)/\(name).swift")
        try FileWriting.write(source, to: file)
        var target = BuildTarget(name: name, kind: .library, root: file.deletingLastPathComponent(), sources: [file])
        target.platform = platform
        return target
    }

    /// What importing a module without content brings along: of Apple's frameworks what the table says; of others nobody knows, so they bring
    /// what files mostly rely on.
    static func brought(by name: String) -> [String] {
        AppleFrameworks.names.contains(name) ? AppleFrameworks.exports(of: name) : ["Foundation", "SwiftUI"]
    }
}
