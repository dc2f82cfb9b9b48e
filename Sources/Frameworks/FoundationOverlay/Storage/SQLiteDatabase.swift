import CSQLite
import Foundation

/// A connection to an SQLite database in write-ahead mode: many processes may read while one writes. Used by one thread at a time.
///
/// What is written survives the end of the process from the moment a statement outside a transaction, or the transaction, returns.
public final class _SQLiteDatabase {
    public struct Failure: Error, CustomStringConvertible {
        /// SQLite's result code.
        public var code: Int32
        public var description: String
    }

    public enum Value: Equatable, Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob(Data)
    }

    /// Milliseconds to wait for a process that writes.
    private static let busyTimeout: Int32 = 30_000
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the file, making it when it does not exist.
    public init(path: String) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw Failure(code: code, description: "cannot be opened (\(String(cString: sqlite3_errstr(code))))")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        try retryingWhenBusy { try execute("PRAGMA journal_mode = WAL") }
        try execute("PRAGMA synchronous = NORMAL")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    /// Runs statements without values and results.
    public func execute(_ sql: String) throws { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

    /// Runs one statement, and calls `row` for each row it gives. The statement is kept and need not be parsed again.
    public func run(_ sql: String, _ values: [Value] = [], row: (Row) throws -> Void = { _ in }) throws {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, Int32(index + 1), statement) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            try row(Row(statement: statement))
        }
    }

    /// Does `body` as one step: all of it, or nothing where it throws or the process ends.
    public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
            throw error
        }
    }

    /// A number that changes when another connection has written.
    public func version() throws -> Int64 {
        var version: Int64 = 0
        try run("PRAGMA data_version") { version = $0.integer(0) }
        return version
    }

    /// The row that was inserted last on this connection.
    public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    private func bind(_ value: Value, _ index: Int32, _ statement: OpaquePointer) throws {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: try check(sqlite3_bind_null(statement, index))
        case .integer(let number): try check(sqlite3_bind_int64(statement, index, number))
        case .real(let number): try check(sqlite3_bind_double(statement, index, number))
        case .text(let text): try check(sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient))
        case .blob(let data):
            if data.isEmpty { return try check(sqlite3_bind_zeroblob(statement, index, 0)) }
            try check(data.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), transient) })
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw failure(SQLITE_NOMEM) }
        statements[sql] = statement
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

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> Failure {
        Failure(code: code, description: "\(String(cString: sqlite3_errmsg(handle))) (SQLite \(code))")
    }
}

extension _SQLiteDatabase {
    /// The row a statement stands at. Valid until the statement goes on.
    public struct Row {
        let statement: OpaquePointer

        public func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

        /// Empty where the column is null.
        public func text(_ column: Int32) -> String {
            guard let bytes = sqlite3_column_text(statement, column) else { return "" }
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }

        /// Empty where the column is null.
        public func blob(_ column: Int32) -> Data {
            guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
            return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
        }

        public func value(_ column: Int32) -> Value {
            switch sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER: .integer(integer(column))
            case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
            case SQLITE_TEXT: .text(text(column))
            case SQLITE_BLOB: .blob(blob(column))
            default: .null
            }
        }
    }
}
