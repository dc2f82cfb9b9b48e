import Foundation
import IsletModel

/// Paths in a `project.yml`, which in an included file start from its own folder.
struct XcodeGenPaths {
    /// The folder of an included file, from the folder of the first one; empty for that one.
    let prefix: String

    /// `list` with every path written from the folder of the first file.
    func resolved(_ list: PropertyListValue) -> PropertyListValue {
        guard !prefix.isEmpty, case .dictionary(var entries) = list else { return list }
        for key in ["targets", "targetTemplates"] { map(&entries, key) { $0.mapValues(target) } }
        map(&entries, "packages") { $0.mapValues { entry($0, "path") } }
        map(&entries, "configFiles") { $0.mapValues(path) }
        if let folders = entries["localPackages"] { entries["localPackages"] = paths(folders) }
        return .dictionary(entries)
    }

    private func target(_ value: PropertyListValue) -> PropertyListValue {
        guard case .dictionary(var entries) = value else { return value }
        for key in ["sources", "sources:REPLACE"] {
            if let sources = entries[key] { entries[key] = self.sources(sources) }
        }
        for key in ["info", "entitlements"] {
            if let file = entries[key] { entries[key] = entry(file, "path") }
        }
        map(&entries, "configFiles") { $0.mapValues(path) }
        return .dictionary(entries)
    }

    private func sources(_ value: PropertyListValue) -> PropertyListValue {
        if case .array(let entries) = value { return .array(entries.map(sources)) }
        return value.dictionary == nil ? path(value) : entry(value, "path")
    }

    private func paths(_ value: PropertyListValue) -> PropertyListValue {
        if case .array(let entries) = value { return .array(entries.map(path)) }
        return path(value)
    }

    private func entry(_ value: PropertyListValue, _ key: String) -> PropertyListValue {
        guard case .dictionary(var entries) = value, let old = entries[key] else { return value }
        entries[key] = path(old)
        return .dictionary(entries)
    }

    private func path(_ value: PropertyListValue) -> PropertyListValue {
        guard let text = value.string else { return value }
        return .string(Self.joined(prefix, text))
    }

    private func map(
        _ entries: inout [String: PropertyListValue], _ key: String,
        _ transform: ([String: PropertyListValue]) -> [String: PropertyListValue]
    ) {
        if case .dictionary(let inner) = entries[key] { entries[key] = .dictionary(transform(inner)) }
    }

    /// `path` from where `prefix` lies; an absolute one stays.
    static func joined(_ prefix: String, _ path: String) -> String {
        guard !prefix.isEmpty, !path.hasPrefix("/") else { return path }
        return path == "." ? prefix : "\(prefix)/\(path)"
    }

    // MARK: - The project's folder

    private static let maximumDepth = 4

    /// The folder that paths of a specification start from: its own, or the one above it in which what it includes and compiles lies, for a
    /// file that a script copies there before XcodeGen runs.
    static func root(of file: URL, _ list: PropertyListValue) -> URL {
        let own = file.deletingLastPathComponent()
        let sources = (list["targets"]?.dictionary ?? [:]).values.flatMap { $0["sources"]?.array ?? $0["sources"].map { [$0] } ?? [] }
        let paths = XcodeGenSpec.includes(of: list).map(\.path) + sources.compactMap { $0.string ?? $0["path"]?.string }
        var best = (folder: own, count: paths.count { FileTree.exists(own.appendingPathComponent($0)) })
        var folder = own
        for _ in 0..<maximumDepth where best.count < paths.count {
            folder = folder.deletingLastPathComponent()
            let count = paths.count { FileTree.exists(folder.appendingPathComponent($0)) }
            if count > best.count { best = (folder, count) }
        }
        return best.folder
    }
}
