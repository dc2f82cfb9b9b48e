import Foundation

/// Where the set-up puts the symbol pack.
enum SymbolPackLocation {
    /// The first pack that is there: below the folder that the environment variable `ISLET_HOME` names, then below `.islet` at the
    /// root of the source tree this was built from.
    static var installed: URL? {
        candidates.first { FileManager.default.isReadableFile(atPath: $0.path) }
    }

    static var candidates: [URL] {
        var homes: [URL] = []
        if let home = ProcessInfo.processInfo.environment["ISLET_HOME"], !home.isEmpty {
            let url = URL(fileURLWithPath: home)
            homes += [url, url.appendingPathComponent(".islet")]
        }
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        homes.append(root.appendingPathComponent(".islet"))
        return homes.map { $0.appendingPathComponent("symbols/" + SymbolPack.fileName) }
    }
}
