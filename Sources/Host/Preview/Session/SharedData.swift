import Foundation
import GuardedFiles
import Host
import SQLite

/// What programs keep on the device: files and user defaults of app groups and of each program, read without trust in them.
struct SharedData: Encodable {
    struct File: Encodable {
        /// Below the container.
        var path: String
        var bytes: Int
        /// Milliseconds since 1970; nil where it is not known.
        var changed: Double?
    }

    struct Default: Encodable {
        var key: String
        var value: String
    }

    struct Container: Encodable {
        /// Name of the app group, or bundle identifier.
        var id: String
        var isGroup: Bool
        var files: [File]
        var defaults: [Default]
        /// Files that are not listed, because there are so many.
        var more: Int
    }

    var containers: [Container]

    /// The most files of a container that are listed.
    private static let mostFiles = 300
    /// The most bytes of a database that is read, and of a value's text.
    private static let mostBytes = 8 << 20
    private static let mostText = 2000

    init(of device: DeviceFolder) {
        containers = Self.containers(in: device.groups, isGroup: true) + Self.containers(in: device.bundles, isGroup: false)
    }

    private static func containers(in folder: URL, isGroup: Bool) -> [Container] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.map { name in
            let place = folder.appendingPathComponent(name, isDirectory: true)
            let all = files(in: place)
            let databases = all.filter { $0.path.hasPrefix("Library/Preferences/") && $0.path.hasSuffix(".sqlite") }
            let own = all.filter { !$0.path.hasPrefix("Library/Preferences/") }
            return Container(
                id: name.removingPercentEncoding ?? name, isGroup: isGroup, files: Array(own.prefix(mostFiles)),
                defaults: databases.flatMap { defaults(in: place, $0.path) }.sorted { $0.key < $1.key }, more: max(0, own.count - mostFiles))
        }
    }

    /// Regular files, links not followed.
    private static func files(in folder: URL) -> [File] {
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey]
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else { return [] }
        let root = folder.standardizedFileURL.path + "/"
        var result: [File] = []
        for case let url as URL in found {
            guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isRegularFile == true else { continue }
            let path = url.standardizedFileURL.path
            guard path.hasPrefix(root) else { continue }
            let changed = values.contentModificationDate.map { ($0.timeIntervalSince1970 * 1000).rounded() }
            result.append(File(path: String(path.dropFirst(root.count)), bytes: values.fileSize ?? 0, changed: changed))
        }
        return result.sorted { $0.path < $1.path }
    }

    /// The values in a database of user defaults, read from a copy: the program goes on writing.
    private static func defaults(in container: URL, _ path: String) -> [Default] {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("islet-defaults-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: copy) }
        var result: [Default] = []
        do {
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            let folder = GuardedFolder(container)
            let database = copy.appendingPathComponent("copy.sqlite")
            try folder.contents(of: path, limit: mostBytes).write(to: database)
            if let log = try? folder.contents(of: path + "-wal", limit: mostBytes) {
                try log.write(to: copy.appendingPathComponent("copy.sqlite-wal"))
            }
            try SQLiteConnection(path: database.path).run("SELECT key, value FROM preferences") { row in
                result.append(Default(key: row.text(0), value: text(of: row.blob(1))))
            }
        } catch {
            return result
        }
        return result
    }

    private static func text(of data: Data) -> String {
        guard let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else { return "\(data.count) bytes" }
        let text = text(of: value)
        return text.count > mostText ? text.prefix(mostText) + "…" : text
    }

    private static func text(of value: Any) -> String {
        switch value {
        case let text as String: "“\(text)”"
        case let data as Data: "\(data.count) bytes"
        case let date as Date: date.formatted(.iso8601)
        case let list as [Any]: "[" + list.map { text(of: $0) }.joined(separator: ", ") + "]"
        case let members as [String: Any]:
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        default: "\(value)"
        }
    }
}
