import Foundation

/// A framework that comes as a binary (`.xcframework`, `.framework`). Its code runs on Apple's systems only; what it declares can be read where
/// its interface lies beside it.
struct BinaryFramework {
    let url: URL

    static let endings: Set = ["xcframework", "framework"]

    /// A module of the declarations; nil where there is no interface for the platform.
    func module(for platform: TargetPlatform) -> BuildTarget? {
        let interfaces = interfaces(for: platform)
        guard let file = interfaces.first else { return nil }
        let name = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        var module = BuildTarget(name: name, kind: .library, root: file.deletingLastPathComponent(), sources: [file])
        module.platform = platform
        return module
    }

    /// Those for devices go before those for simulators, and 64-bit ARM before other processors.
    private func interfaces(for platform: TargetPlatform) -> [URL] {
        guard let paths = FileManager.default.enumerator(atPath: url.path) else { return [] }
        let all = paths.compactMap { $0 as? String }.filter { path in
            path.hasSuffix(".swiftinterface") && !path.hasSuffix(".private.swiftinterface") && !path.hasSuffix(".package.swiftinterface")
                && path.contains(".swiftmodule/")
        }
        let prefix = platform.filterName + "-"
        let own = url.pathExtension == "xcframework" ? all.filter { $0.hasPrefix(prefix) } : all
        return own.sorted { (Self.rank($0), $0) < (Self.rank($1), $1) }.map { url.appendingPathComponent($0) }
    }

    private static func rank(_ path: String) -> Int {
        (path.contains("-simulator") ? 4 : 0) + (path.contains("-maccatalyst") ? 8 : 0)
            + (path.split(separator: "/").last?.hasPrefix("arm64") == true ? 0 : 1)
    }

    /// The frameworks in the folders where Xcode and the package manager unpack them, two levels deep: package, target, framework.
    static func artifacts(in folders: [URL]) -> [String: URL] {
        var result: [String: URL] = [:]
        for folder in folders { collect(folder, depth: 3, into: &result) }
        return result
    }

    private static func collect(_ folder: URL, depth: Int, into result: inout [String: URL]) {
        // A folder that is not there holds none.
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let url = folder.appendingPathComponent(name)
            if url.pathExtension == "xcframework" {
                let module = url.deletingPathExtension().lastPathComponent
                if result[module] == nil { result[module] = url }
            } else if depth > 1, FileTree.isFolder(url) {
                collect(url, depth: depth - 1, into: &result)
            }
        }
    }
}
