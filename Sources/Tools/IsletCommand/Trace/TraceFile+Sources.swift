import Foundation
import Preview
import ProjectReader

extension TraceFile {
    /// The sources of targets with their hashes, each once; one that has just gone is left out.
    ///
    /// - Parameter folder: Paths are written from here, where they lie below.
    static func sources(
        of targets: [BuildTarget], from folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    ) -> [Source] {
        let root = folder.standardizedFileURL.path + "/"
        var seen: Set<String> = []
        var result: [Source] = []
        for target in targets {
            for file in ([target] + target.dependencies).flatMap(\.sources) where seen.insert(file.standardizedFileURL.path).inserted {
                guard let data = FileManager.default.contents(atPath: file.path) else { continue }
                let path = file.standardizedFileURL.path
                result.append(Source(path: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, sha256: SHA256.text(of: data)))
            }
        }
        return result.sorted { $0.path < $1.path }
    }

    /// Paths of sources that are gone or others than those that were recorded, as they lie below the folder.
    func changes(in folder: URL) -> [String] {
        sources.filter { source in
            let file = source.path.hasPrefix("/") ? URL(fileURLWithPath: source.path) : folder.appendingPathComponent(source.path)
            return FileManager.default.contents(atPath: file.path).map { SHA256.text(of: $0) } != source.sha256
        }.map(\.path)
    }
}
