import Foundation
import ProjectReader

/// Which files a build had to add to those its target reaches by names, kept so that the next one starts with them.
struct ReachRecord: Codable {
    /// Of the files of all modules, and of what they are compiled with.
    private var key: String
    private var paths: Set<String>

    private static let fileName = "reach.json"

    /// - Parameter runtime: What changes with what frameworks declare.
    static func key(of target: BuildTarget, runtime: String, rules: String) -> String {
        let files = (target.dependencies + [target]).flatMap { [$0.moduleName] + $0.sources.map(\.path) }
        return Fingerprint.of((files + [runtime, rules]).joined(separator: "\n"))
    }

    /// What was added the last time; nothing where modules have other files now. A record that cannot be read counts as none.
    static func paths(in folder: URL, key: String) -> Set<String> {
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(fileName).path)
        let record = data.flatMap { try? JSONDecoder().decode(ReachRecord.self, from: $0) }
        return record?.key == key ? record?.paths ?? [] : []
    }

    static func save(_ paths: Set<String>, in folder: URL, key: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(ReachRecord(key: key, paths: paths)), as: UTF8.self)
        try FileWriting.write(text, to: folder.appendingPathComponent(fileName))
    }
}
