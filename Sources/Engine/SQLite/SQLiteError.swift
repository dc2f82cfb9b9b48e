import CSQLite
import Glibc

/// What SQLite refused, with its own words and code.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The primary result code, such as `SQLITE_FULL`.
    public var code: Int32
    public var message: String
    /// The system's number of the error behind it; 0 for none.
    public var systemError: Int32

    public init(code: Int32, message: String, systemError: Int32 = 0) {
        self.code = code & 0xff
        self.message = message
        self.systemError = systemError
    }

    /// Another connection holds the lock.
    public var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
    /// The disk, or what may be used of it, is full.
    public var isFull: Bool { code == SQLITE_FULL || systemError == ENOSPC || systemError == EDQUOT }
    /// The file is no database, or its contents are damaged.
    public var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }

    public var description: String { "\(message) (SQLite \(code))" }
}
