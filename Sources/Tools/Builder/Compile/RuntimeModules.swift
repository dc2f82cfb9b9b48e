import Foundation

/// What the runtime's folder holds.
enum RuntimeModules {
    /// The module files, by name.
    static func files(in runtime: RuntimeLocation) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: runtime.modules.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: runtime.modules.path).sorted()
            .filter { $0.hasSuffix(".swiftmodule") }.map { runtime.modules.appendingPathComponent($0) }
    }

    /// Changes with what the modules declare.
    static func fingerprint(of runtime: RuntimeLocation) throws -> String {
        var result = Fingerprint()
        for file in try files(in: runtime) { result.addStamp(of: file) }
        return result.text
    }

    /// Of the modules in Swift and of those in C that they need.
    static func names(in runtime: RuntimeLocation) throws -> Set<String> {
        Set(try files(in: runtime).map { $0.deletingPathExtension().lastPathComponent }).union(runtime.moduleMaps.compactMap(nativeName))
    }

    private static func nativeName(_ map: URL) -> String? {
        let words = String(decoding: FileManager.default.contents(atPath: map.path) ?? Data(), as: UTF8.self).split { $0.isWhitespace || $0 == "{" }
        return words.firstIndex(of: "module").flatMap { words.index(after: $0) < words.endIndex ? String(words[$0 + 1]) : nil }
    }
}
