import Foundation
import Ledger
import SQLite

/// What a device remembers over restarts: the states of its machines, and the ledger. One SQLite file with a write-ahead log.
///
/// A change that was acknowledged survives the end of the host at any moment. Belongs to one thread at a time.
public final class DeviceStore {
    /// The format this code writes.
    public static let version: Int64 = 2
    public static let fileName = "device.sqlite"

    private let path: String
    private let lock: DeviceLock
    let connection: SQLiteConnection

    /// Opens the store in the folder, which must exist, and makes it when it is not there.
    public init(folder: URL) throws(DeviceStoreError) {
        lock = try DeviceLock(folder: folder)
        let path = folder.appendingPathComponent(Self.fileName).path
        self.path = path
        do throws(SQLiteError) {
            connection = try SQLiteConnection(path: path, durability: .power)
        } catch {
            throw Self.failure(error, path)
        }
        try check()
        try prepare()
    }

    /// Every kept state by its key.
    public func documents() throws(DeviceStoreError) -> [String: Data] {
        var found: [String: Data] = [:]
        try run("SELECT key, value FROM documents") { found[$0.text(0)] = $0.blob(1) }
        return found
    }

    /// The steps that are not in the documents yet, in order.
    public func steps() throws(DeviceStoreError) -> [Data] {
        var found: [Data] = []
        try run("SELECT step FROM steps ORDER BY number") { found.append($0.blob(0)) }
        return found
    }

    /// The events from this number on; the first one has number 1.
    public func ledger(from first: Int = 1) throws(DeviceStoreError) -> Ledger {
        var lines: [Data] = []
        try run("SELECT event FROM ledger WHERE number >= ?1 ORDER BY number", [.integer(Int64(first))]) { lines.append($0.blob(0)) }
        do {
            let decoder = JSONDecoder()
            return Ledger(try lines.map { try decoder.decode(LedgerEvent.self, from: $0) })
        } catch {
            throw .damaged(file: path, reason: "an event of the ledger cannot be read: \(error)")
        }
    }

    /// Number of events in the ledger. Numbers have no gaps.
    public func ledgerCount() throws(DeviceStoreError) -> Int {
        var count = 0
        try run("SELECT coalesce(max(number), 0) FROM ledger") { count = Int($0.integer(0)) }
        return count
    }

    /// Makes the change. When this returns, it is kept; when it throws, nothing of it was.
    public func commit(_ change: DeviceChange) throws(DeviceStoreError) {
        guard !change.isEmpty else { return }
        let lines = try encoded(change.events)
        let first = try ledgerCount() + 1
        do throws(SQLiteError) {
            try connection.transaction { () throws(SQLiteError) in
                for (key, value) in change.documents { try write(key, value) }
                if change.takesInSteps { try connection.run("DELETE FROM steps") }
                if let step = change.step { try connection.run("INSERT INTO steps (step) VALUES (?1)", [.blob(step)]) }
                for (offset, line) in lines.enumerated() {
                    try connection.run("INSERT INTO ledger (number, event) VALUES (?1, ?2)", [.integer(Int64(first + offset)), .blob(line)])
                }
            }
        } catch {
            throw Self.failure(error, path)
        }
    }

    private func write(_ key: String, _ value: Data?) throws(SQLiteError) {
        if let value {
            try connection.run(
                "INSERT INTO documents (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                [.text(key), .blob(value)])
        } else {
            try connection.run("DELETE FROM documents WHERE key = ?1", [.text(key)])
        }
    }

    private func encoded(_ events: [LedgerEvent]) throws(DeviceStoreError) -> [Data] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try events.map { try encoder.encode($0) }
        } catch {
            throw .refused(file: path, reason: "an event of the ledger cannot be written: \(error)")
        }
    }

    /// Damage and unknown formats are found before anything is written.
    private func check() throws(DeviceStoreError) {
        var problems: [String] = []
        try run("PRAGMA quick_check(1)") { problems.append($0.text(0)) }
        if let problem = problems.first, problem != "ok" { throw .damaged(file: path, reason: problem) }
        var version: Int64 = 0
        try run("PRAGMA user_version") { version = $0.integer(0) }
        if version > Self.version { throw .newer(file: path, version: version, known: Self.version) }
    }

    private func prepare() throws(DeviceStoreError) {
        do throws(SQLiteError) {
            try connection.transaction { () throws(SQLiteError) in
                try connection.execute("CREATE TABLE IF NOT EXISTS documents (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID")
                try connection.execute("CREATE TABLE IF NOT EXISTS ledger (number INTEGER PRIMARY KEY, event BLOB NOT NULL)")
                try connection.execute("CREATE TABLE IF NOT EXISTS steps (number INTEGER PRIMARY KEY, step BLOB NOT NULL)")
                try connection.execute("PRAGMA user_version = \(Self.version)")
            }
        } catch {
            throw Self.failure(error, path)
        }
    }

    private func run(_ sql: String, _ parameters: [SQLiteValue] = [], row: (SQLiteRow) -> Void) throws(DeviceStoreError) {
        do throws(SQLiteError) { try connection.run(sql, parameters, row: row) } catch { throw Self.failure(error, path) }
    }

    private static func failure(_ error: SQLiteError, _ path: String) -> DeviceStoreError {
        if error.isFull { return .full(file: path) }
        if error.isDamage { return .damaged(file: path, reason: error.message) }
        return .refused(file: path, reason: error.description)
    }
}
