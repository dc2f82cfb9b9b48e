import FoundationOverlay
import Synchronization
import SQLite

/// Keeps objects in an SQLite database that any number of processes share, or in one of the process's own memory.
///
/// The tables are Islet's own: `objects` (number, entity, version), `properties` (object, name, kind, value) and `model` (what the last model
/// said of each property).
package final class ObjectStore: @unchecked Sendable {
    static let format: Int64 = 1

    let lock = NSRecursiveLock()
    /// Nil for a store in memory.
    package let file: URL?
    let connection: SQLiteConnection
    let isReadOnly: Bool
    private var marker: _ChangeMarker?
    var writes: Int64 = 0
    /// Values that only a store in memory keeps.
    var opaque: [Int64: NSObject] = [:]

    /// Opens the store, making it when it does not exist.
    ///
    /// - Throws: Cocoa's errors: 134080 where it cannot be opened, 134020 where another Core Data made it.
    package init(file: URL?, isReadOnly: Bool = false) throws {
        self.file = file
        self.isReadOnly = isReadOnly
        do {
            if let file { try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true) }
            connection = try SQLiteConnection(path: file?.path ?? ":memory:")
            try StoreText.teach(connection)
            try Self.prepare(connection)
        } catch let error as NSError where error.domain == NSCocoaErrorDomain && error.code == StoreError.incompatible {
            throw error
        } catch {
            throw StoreError.make(StoreError.open, file, "\(error)")
        }
    }

    private static func prepare(_ connection: SQLiteConnection) throws {
        var tables: Set<String> = []
        try connection.run("SELECT name FROM sqlite_master WHERE type = 'table'") { tables.insert($0.text(0)) }
        if tables.contains("Z_METADATA") {
            throw StoreError.make(StoreError.incompatible, nil, "it was made by Apple's Core Data, whose tables are not read here")
        }
        guard !tables.isSuperset(of: ["store", "objects", "properties", "model"]) else { return }
        try connection.transaction {
            () throws(SQLiteError) in
            try connection.execute("CREATE TABLE IF NOT EXISTS store (key TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) WITHOUT ROWID")
            try connection.execute("CREATE TABLE IF NOT EXISTS objects (id INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL)")
            try connection.execute("CREATE INDEX IF NOT EXISTS objects_by_entity ON objects (entity)")
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS properties (
                    object INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, value, PRIMARY KEY (object, name)) WITHOUT ROWID
                """)
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS model (
                    entity TEXT NOT NULL, property TEXT NOT NULL, type TEXT NOT NULL, optional INTEGER NOT NULL,
                    PRIMARY KEY (entity, property)) WITHOUT ROWID
                """)
            try connection.run("INSERT OR IGNORE INTO store (key, value) VALUES ('format', ?1), ('last', 0)", [.integer(format)])
        }
    }

    /// Carries out changes of several statements as one step: all of them or, where one throws, none.
    func transaction(_ work: () throws -> Void) throws {
        do throws(StepFailure) {
            try connection.transaction(
                { () throws(StepFailure) in
                    do { try work() } catch { throw StepFailure(reason: error) }
                }, failure: { StepFailure(reason: $0) })
        } catch {
            throw error.reason
        }
    }

    // MARK: News

    private var markerFile: URL? { file.map { URL(fileURLWithPath: $0.path + "-changed") } }

    func tellOthers() throws {
        writes += 1
        guard let markerFile else { return }
        if marker == nil { marker = try _ChangeMarker(file: markerFile) }
        marker?.touch()
    }

    /// Calls `handler` after anybody has saved, as long as the answer is kept; nil where nobody else can.
    package func watch(_ handler: @escaping @Sendable () -> Void) -> AnyObject? {
        guard let markerFile else { return nil }
        return lock.withLock {
            do {
                if marker == nil { marker = try _ChangeMarker(file: markerFile) }
                return _ChangeWatcher.shared.watch(markerFile, handler)
            } catch {
                OverlayDiagnostics.report(.coreDataStoreUnavailable, "\(markerFile.path): \(error)")
                return nil
            }
        }
    }
}

/// Any error on its way through a transaction.
private struct StepFailure: Error {
    let reason: any Error
}

/// How often a store has changed. Revisions of one connection can be compared.
struct StoreRevision: Equatable {
    /// Goes up with saves of others.
    var others: Int64
    /// Goes up with saves through this connection.
    var own: Int64
}

/// The stores in memory that have a name: those of one URL are one.
enum NamedMemoryStores {
    private static let known = Mutex<[URL: ObjectStore]>([:])

    static func store(at url: URL?) throws -> ObjectStore {
        guard let url, url.path != "/dev/null" else { return try ObjectStore(file: nil) }
        return try known.withLock { known in
            if let store = known[url] { return store }
            let store = try ObjectStore(file: nil)
            known[url] = store
            return store
        }
    }
}
