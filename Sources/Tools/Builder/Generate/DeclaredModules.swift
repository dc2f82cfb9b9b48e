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

    /// Apple's frameworks bring Foundation along, and those for apps UIKit.
    private func text(of name: String) -> String {
        guard AppleFrameworks.names.contains(name), runtime.contains(ImportRule.overlay) else { return "" }
        let withUIKit = name.hasSuffix("UI") || ["WebKit", "SafariServices", "AuthenticationServices", "QuickLook", "MessageUI"].contains(name)
        let modules = [ImportRule.overlay] + (withUIKit && runtime.contains("UIKit") ? ["UIKit"] : [])
        return modules.map { "@_exported import \($0)\n" }.joined()
    }
}
