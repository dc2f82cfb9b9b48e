import Foundation
import CSQLite

/// The table of keys and values behind one suite.
final class DefaultsDatabase {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private enum Statement: String, CaseIterable {
        case version = "PRAGMA data_version"
        case all = "SELECT key, value FROM preferences"
        case write = "INSERT INTO preferences (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        case remove = "DELETE FROM preferences WHERE key = ?1"
        case removeAll = "DELETE FROM preferences"
    }

    private static let busyTimeout: Int32 = 30_000
    private let handle: OpaquePointer
    private var statements: [Statement: OpaquePointer] = [:]

    /// Opens the file, making it when it does not exist.
    init(path: String) throws {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw Failure(description: "cannot be opened (\(String(cString: sqlite3_errstr(code))))")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        try retryingWhenBusy { try execute("PRAGMA journal_mode = WAL") }
        try execute("PRAGMA synchronous = NORMAL")
        try execute("CREATE TABLE IF NOT EXISTS preferences (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    /// A number that changes when another connection has written.
    func version() throws -> Int64 {
        var version: Int64 = 0
        try run(.version) { version = sqlite3_column_int64($0, 0) }
        return version
    }

    func all() throws -> [String: Data] {
        var all: [String: Data] = [:]
        try run(.all) { statement in
            let key = String(cString: sqlite3_column_text(statement, 0))
            let count = Int(sqlite3_column_bytes(statement, 1))
            all[key] = sqlite3_column_blob(statement, 1).map { Data(bytes: $0, count: count) } ?? Data()
        }
        return all
    }

    func write(_ key: String, _ value: Data) throws {
        try run(.write, key: key, value: value)
    }

    func remove(_ key: String) throws {
        try run(.remove, key: key)
    }

    func removeAll() throws {
        try run(.removeAll)
    }

    private func run(_ kind: Statement, key: String? = nil, value: Data? = nil, row: (OpaquePointer) -> Void = { _ in }) throws {
        let statement = try prepared(kind)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        if let key { try check(sqlite3_bind_text(statement, 1, key, Int32(key.utf8.count), transient)) }
        if let value {
            try check(value.withUnsafeBytes { sqlite3_bind_blob64(statement, 2, $0.baseAddress, UInt64($0.count), transient) })
        }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            row(statement)
        }
    }

    private func prepared(_ kind: Statement) throws -> OpaquePointer {
        if let known = statements[kind] { return known }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, kind.rawValue, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw failure(SQLITE_NOMEM) }
        statements[kind] = statement
        return statement
    }

    /// Changing the journal mode does not wait for other connections by itself.
    private func retryingWhenBusy(_ work: () throws -> Void) throws {
        for _ in 0..<200 {
            do {
                return try work()
            } catch where [SQLITE_BUSY, SQLITE_LOCKED].contains(sqlite3_errcode(handle)) {
                usleep(5_000)
            }
        }
        try work()
    }

    private func execute(_ sql: String) throws {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> Failure {
        Failure(description: "\(String(cString: sqlite3_errmsg(handle))) (SQLite \(code))")
    }
}
