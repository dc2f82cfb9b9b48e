import Foundation

/// One suite of preferences on disk, shared by every process of the device.
///
/// Values are kept as binary property lists in an SQLite database in WAL mode. A write has reached the file when it returns;
/// a read sees what any process wrote before. What was read is kept until the database says that another connection wrote.
final class DefaultsStore: @unchecked Sendable {
    let file: URL
    private let lock = NSLock()
    private var database: DefaultsDatabase?
    private var isUnavailable = false
    private var cache: [String: Any] = [:]
    private var cacheVersion: Int64?

    init(file: URL) {
        self.file = file
    }

    /// Every value, or none when nothing was ever written.
    func values() -> [String: Any] {
        lock.withLock { refresh() }
    }

    func value(_ key: String) -> Any? {
        lock.withLock { refresh()[key] }
    }

    /// Whether anything was ever written.
    var exists: Bool {
        lock.withLock { database != nil || FileManager.default.fileExists(atPath: file.path) }
    }

    /// Sets or, with `nil`, removes a value.
    func set(_ value: Any?, forKey key: String) {
        lock.withLock {
            guard let database = open(creating: value != nil) else { return }
            attempt {
                if let value {
                    try database.write(key, PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
                } else {
                    try database.remove(key)
                }
            }
            if cacheVersion != nil { cache[key] = value }
        }
    }

    func removeAll() {
        lock.withLock {
            guard let database = open(creating: false) else { return }
            attempt { try database.removeAll() }
            cache = [:]
        }
    }

    private func refresh() -> [String: Any] {
        guard let database = open(creating: false) else { return [:] }
        attempt {
            let version = try database.version()
            guard version != cacheVersion else { return }
            cache = try database.all().compactMapValues { data in
                try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            }
            cacheVersion = version
        }
        return cache
    }

    private func open(creating: Bool) -> DefaultsDatabase? {
        if let database { return database }
        guard !isUnavailable, creating || FileManager.default.fileExists(atPath: file.path) else { return nil }
        attempt {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            database = try DefaultsDatabase(path: file.path)
        }
        isUnavailable = database == nil
        return database
    }

    private func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            OverlayDiagnostics.report(.defaultsUnavailable, "\(file.path): \(error)")
        }
    }
}
