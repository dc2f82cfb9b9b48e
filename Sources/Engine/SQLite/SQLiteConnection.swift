import CSQLite
import Foundation

/// A connection to one database file, with a write-ahead log. Belongs to one thread at a time.
public final class SQLiteConnection {
    /// How much of a commit must be on the disk before it returns.
    public enum Durability: String, Sendable {
        /// Survives the end of the process at any moment; the last commits may be missing after a power cut.
        case process = "NORMAL"
        /// Survives a power cut as well.
        case power = "FULL"
    }

    let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the file, making it when it does not exist.
    /// - Parameters:
    ///   - busyTimeout: milliseconds to wait for other connections' locks.
    ///   - pageSize: bytes of a page of a new file; nil for the library's own. Long rows are written in fewer steps to large pages.
    public init(path: String, durability: Durability = .process, busyTimeout: Int32 = 30_000, pageSize: Int? = nil) throws(SQLiteError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw SQLiteError(code: code, message: "cannot be opened: \(String(cString: sqlite3_errstr(code)))")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, busyTimeout)
        if let pageSize { try execute("PRAGMA page_size = \(pageSize)") }
        try retryingWhenBusy { () throws(SQLiteError) in try execute("PRAGMA journal_mode = WAL") }
        try execute("PRAGMA synchronous = \(durability.rawValue)")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    /// Runs statements that take no parameters and whose rows do not matter.
    public func execute(_ sql: String) throws(SQLiteError) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Runs one statement and calls `row` for each row of its result. Statements are prepared once and kept.
    public func run(_ sql: String, _ parameters: [SQLiteValue] = [], row: (SQLiteRow) -> Void = { _ in }) throws(SQLiteError) {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in parameters.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            row(SQLiteRow(statement: statement))
        }
    }

    /// The row that was inserted last on this connection.
    public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// A number that changes when another connection has written.
    public func version() throws(SQLiteError) -> Int64 {
        var version: Int64 = 0
        try run("PRAGMA data_version") { version = $0.integer(0) }
        return version
    }

    /// Carries `body` out as one change: all of it is kept, or, when it throws, nothing.
    public func transaction<Failure: Error>(_ body: () throws(Failure) -> Void, failure: (SQLiteError) -> Failure) throws(Failure) {
        do throws(SQLiteError) { try execute("BEGIN IMMEDIATE") } catch { throw failure(error) }
        do throws(Failure) {
            try body()
            do throws(SQLiteError) { try execute("COMMIT") } catch { throw failure(error) }
        } catch {
            // A failed COMMIT may have ended the transaction already.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    public func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
        try transaction(body, failure: { $0 })
    }

    private func prepared(_ sql: String) throws(SQLiteError) -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw failure(SQLITE_NOMEM) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer) throws(SQLiteError) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: try check(sqlite3_bind_null(statement, index))
        case .integer(let number): try check(sqlite3_bind_int64(statement, index, number))
        case .real(let number): try check(sqlite3_bind_double(statement, index, number))
        case .text(let text): try check(sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient))
        case .blob(let data):
            let code = data.withUnsafeBytes { bytes in
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), transient)
            }
            try check(code)
        }
    }

    /// Changing the journal mode does not wait for other connections by itself.
    private func retryingWhenBusy(_ work: () throws(SQLiteError) -> Void) throws(SQLiteError) {
        for _ in 0..<200 {
            do throws(SQLiteError) {
                return try work()
            } catch  where error.isBusy {
                usleep(5_000)
            }
        }
        try work()
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), systemError: sqlite3_system_errno(handle))
    }
}
