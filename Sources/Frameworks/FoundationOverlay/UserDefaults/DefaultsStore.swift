import Foundation

/// One suite of preferences on disk, shared by every process of the device.
///
/// Values are kept as binary property lists in an SQLite database in WAL mode. A write has reached the file when it returns;
/// a read sees what any process wrote before. What was read is kept until the database says that another connection wrote.
/// A file beside the database wakes the processes that watch it.
final class DefaultsStore: @unchecked Sendable {
    let file: URL
    private let lock = NSLock()
    private var database: DefaultsDatabase?
    private var isUnavailable = false
    private var cache: [String: Any] = [:]
    private var cacheVersion: Int64?
    private var marker: _ChangeMarker?
    private var observers = DefaultsObservers()
    private var watch: _ChangeWatcher.Token?

    private let given: GivenDefaults

    init(file: URL) {
        self.file = file
        given = GivenDefaults(database: file)
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
        lock.withLock { database != nil || hasFile }
    }

    /// Sets or, with `nil`, removes a value.
    func set(_ value: Any?, forKey key: String) {
        let told = lock.withLock { write(value, key) }
        for handler in told { handler() }
    }

    func removeAll() {
        let told = lock.withLock { () -> [@Sendable () -> Void] in
            guard let database = open(creating: false) else { return [] }
            attempt {
                try database.removeAll()
                try mark()
            }
            cache = [:]
            return observers.noteAll([:])
        }
        for handler in told { handler() }
    }

    /// Calls `handler` whenever the value of a key becomes another one, through this process or any other, as long as the
    /// token is kept.
    func observe(_ key: String, _ handler: @escaping @Sendable () -> Void) -> AnyObject {
        let number = lock.withLock {
            startWatching()
            return observers.add(key, value: stored()[key], handler)
        }
        return DefaultsObservation { [self] in lock.withLock { observers.remove(number) } }
    }

    private func write(_ value: Any?, _ key: String) -> [@Sendable () -> Void] {
        guard let database = open(creating: value != nil) else { return [] }
        var told: [@Sendable () -> Void] = []
        attempt {
            let data = try value.map { try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
            if let data { try database.write(key, data) } else { try database.remove(key) }
            try mark()
            told = observers.note(key, data)
        }
        if cacheVersion != nil { cache[key] = value }
        return told
    }

    private func mark() throws {
        if marker == nil { marker = try _ChangeMarker(file: markerFile) }
        marker?.touch()
    }

    private var markerFile: URL { URL(fileURLWithPath: file.path + "-changed") }

    private func startWatching() {
        guard watch == nil else { return }
        attempt {
            if marker == nil { marker = try _ChangeMarker(file: markerFile) }
            watch = _ChangeWatcher.shared.watch(markerFile) { [weak self] in self?.somethingChanged() }
        }
    }

    private func somethingChanged() {
        let told = lock.withLock { observers.isEmpty ? [] : observers.noteAll(stored()) }
        for handler in told { handler() }
    }

    /// The values as they are stored.
    private func stored() -> [String: Data] {
        var values: [String: Data] = [:]
        if let database = open(creating: false) { attempt { values = try database.all() } }
        return values
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
        guard !isUnavailable, creating || hasFile else { return nil }
        attempt {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let opened = try DefaultsDatabase(path: file.path)
            database = opened
            try given.move(into: opened)
        }
        isUnavailable = database == nil
        return database
    }

    private var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) || given.exist }

    private func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            OverlayDiagnostics.report(.userDefaultsUnavailable, "\(file.path): \(error)")
        }
    }
}

/// Ends an observation when it is let go of.
private final class DefaultsObservation {
    private let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
}
