import Foundation
import ProjectReader

/// Modules without content, for what sources import and nobody has: frameworks of Apple's that Islet does not have, and packages that
/// cannot be had. Importing them builds; using what they declare on a device does not.
struct DeclaredModules {
    let folder: URL
    let runtime: Set<String>

    /// Modules for these names, each of one generated file.
    func targets(for names: [String], platform: TargetPlatform) throws -> [BuildTarget] {
        try names.sorted().map { name in
            let file = folder.appendingPathComponent("\(name)/\(name).swift")
            try FileWriting.write(text(of: name), to: file)
            var target = BuildTarget(name: name, kind: .library, root: file.deletingLastPathComponent(), sources: [file])
            target.platform = platform
            return target
        }
    }

    /// Apple's frameworks bring along what the table says; of others nobody knows, so they bring what files mostly rely on.
    private func text(of name: String) -> String {
        let brought = AppleFrameworks.names.contains(name) ? AppleFrameworks.exports(of: name) : ["Foundation", "SwiftUI"]
        if let text = DeclaredFrameworks.text(of: name) { return text }
        let modules = brought.map { $0 == "Foundation" ? ImportRule.overlay : $0 }.filter(runtime.contains)
        return modules.map { "@_exported import \($0)\n" }.joined()
    }
}
