import FoundationOverlay
import SQLite

/// Keeps rows in an SQLite database that any number of processes share.
///
/// The tables are Islet's own: `objects` (number, entity, version) and `properties` (object, name, kind, value).
public final class SQLiteBackend: PersistentStoreBackend, @unchecked Sendable {
    private static let format: Int64 = 1

    private let lock = NSLock()
    private let file: URL
    private let connection: SQLiteConnection
    private let isReadOnly: Bool
    private var marker: _ChangeMarker?
    private var known: (version: Int64, rows: [StoredRow])?

    /// Opens the store, making it when it does not exist.
    ///
    /// - Throws: Cocoa's errors: 134080 where it cannot be opened, 134110 where another Core Data made it.
    public init(file: URL, isReadOnly: Bool = false) throws {
        self.file = file
        self.isReadOnly = isReadOnly
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            connection = try SQLiteConnection(path: file.path)
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
        try connection.transaction {
            () throws(SQLiteError) in
            try connection.execute("CREATE TABLE IF NOT EXISTS store (key TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) WITHOUT ROWID")
            try connection.execute("CREATE TABLE IF NOT EXISTS objects (id INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL)")
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS properties (
                    object INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, value, PRIMARY KEY (object, name)) WITHOUT ROWID
                """)
            try connection.run("INSERT OR IGNORE INTO store (key, value) VALUES ('format', ?1), ('last', 0)", [.integer(format)])
        }
    }

    public func rows() throws -> [StoredRow] {
        try lock.withLock {
            let version = try connection.version()
            if let known, known.version == version { return known.rows }
            let rows = try read()
            known = (version, rows)
            return rows
        }
    }

    /// One statement, so that both tables are read as they are at one moment.
    private func read() throws -> [StoredRow] {
        var rows: [StoredRow] = []
        var problem: (any Error)?
        try connection.run(
            """
            SELECT objects.id, entity, version, name, kind, value FROM objects LEFT JOIN properties ON object = objects.id
            ORDER BY objects.id, name
            """
        ) { row in
            let id = Int(row.integer(0))
            if rows.last?.id != id { rows.append(StoredRow(id: id, entity: row.text(1), values: [:], version: Int(row.integer(2)))) }
            guard !row.isNull(3) else { return }
            do {
                rows[rows.count - 1].values[row.text(3)] = try StoredValue(kind: row.text(4), row.value(5))
            } catch {
                problem = error
            }
        }
        if let problem { throw problem }
        return rows
    }

    public func reserve(_ count: Int) throws -> [Int] {
        var last = 0
        try lock.withLock {
            try connection.transaction { () throws(SQLiteError) in
                try connection.run("UPDATE store SET value = value + ?1 WHERE key = 'last'", [.integer(Int64(count))])
                try connection.run("SELECT value FROM store WHERE key = 'last'") { last = Int($0.integer(0)) }
            }
        }
        return (0..<count).map { last - count + 1 + $0 }
    }

    public func apply(_ changes: [RowChange], deleted: Set<Int>, rule: MergeRule) throws -> [StoredRow] {
        if isReadOnly { throw StoreError.make(StoreError.readOnly, file, "it was opened for reading only") }
        return try lock.withLock {
            known = nil
            let rows = try write(changes, deleted: deleted, rule)
            if marker == nil { marker = try _ChangeMarker(file: markerFile) }
            marker?.touch()
            return rows
        }
    }

    private func write(_ changes: [RowChange], deleted: Set<Int>, _ rule: MergeRule) throws -> [StoredRow] {
        var rows: [StoredRow] = []
        do throws(WriteFailure) {
            try connection.transaction(
                { () throws(WriteFailure) in
                    for change in changes {
                        if let row = try WriteFailure.wrapping({ try write(change, rule) }) { rows.append(row) }
                    }
                    try WriteFailure.wrapping { try deleted.sorted().forEach(remove) }
                }, failure: { WriteFailure(reason: $0) })
        } catch {
            throw error.reason
        }
        return rows
    }

    private func write(_ change: RowChange, _ rule: MergeRule) throws -> StoredRow? {
        let id = SQLiteValue.integer(Int64(change.row.id))
        let current = try stored(change.row.id)
        guard let values = try rule.merge(change, into: current) else { return current }
        let row = StoredRow(id: change.row.id, entity: change.row.entity, values: values, version: (current?.version ?? 0) + 1)
        try connection.run(
            "INSERT INTO objects (id, entity, version) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET version = excluded.version",
            [id, .text(row.entity), .integer(Int64(row.version))])
        try connection.run("DELETE FROM properties WHERE object = ?1", [id])
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let (kind, stored) = try value.column()
            try connection.run("INSERT INTO properties (object, name, kind, value) VALUES (?1, ?2, ?3, ?4)", [id, .text(name), .text(kind), stored])
        }
        return row
    }

    private func stored(_ id: Int) throws -> StoredRow? {
        var row: StoredRow?
        var problem: (any Error)?
        try connection.run("SELECT entity, version FROM objects WHERE id = ?1", [.integer(Int64(id))]) {
            row = StoredRow(id: id, entity: $0.text(0), values: [:], version: Int($0.integer(1)))
        }
        try connection.run("SELECT name, kind, value FROM properties WHERE object = ?1", [.integer(Int64(id))]) {
            do { row?.values[$0.text(0)] = try StoredValue(kind: $0.text(1), $0.value(2)) } catch { problem = error }
        }
        if let problem { throw problem }
        return row
    }

    private func remove(_ id: Int) throws {
        try connection.run("DELETE FROM objects WHERE id = ?1", [.integer(Int64(id))])
        try connection.run("DELETE FROM properties WHERE object = ?1", [.integer(Int64(id))])
    }

    private var markerFile: URL { URL(fileURLWithPath: file.path + "-changed") }

    public func watch(_ handler: @escaping @Sendable () -> Void) -> AnyObject? {
        lock.withLock {
            do {
                if marker == nil { marker = try _ChangeMarker(file: markerFile) }
                return _ChangeWatcher.shared.watch(markerFile, handler)
            } catch {
                OverlayDiagnostics.report(.coreDataStoreUnavailable, "\(file.path): \(error)")
                return nil
            }
        }
    }
}

/// Any error on its way through a transaction.
private struct WriteFailure: Error {
    let reason: any Error

    static func wrapping<Result>(_ work: () throws -> Result) throws(WriteFailure) -> Result {
        do { return try work() } catch { throw WriteFailure(reason: error) }
    }
}
