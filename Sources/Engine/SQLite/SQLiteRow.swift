import CSQLite
import Foundation

/// A row of a result, valid while it is handed out. Columns count from 0.
public struct SQLiteRow {
    let statement: OpaquePointer

    public func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
    public func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// The text of the column; empty where it is null.
    public func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(statement, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
    }

    /// The bytes of the column; empty where it is null.
    public func blob(_ column: Int32) -> Data {
        let count = Int(sqlite3_column_bytes(statement, column))
        return sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data()
    }

    public func value(_ column: Int32) -> SQLiteValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(real(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(blob(column))
        default: .null
        }
    }

    public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}
