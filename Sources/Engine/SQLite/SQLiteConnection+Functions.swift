import CSQLite
import Foundation

extension SQLiteConnection {
    /// Makes `name` a collation of this connection's statements.
    public func addCollation(_ name: String, _ order: @escaping (String, String) -> ComparisonResult) throws(SQLiteError) {
        let box = Unmanaged.passRetained(CollationBox(order))
        let code = sqlite3_create_collation_v2(
            handle, name, SQLITE_UTF8, box.toOpaque(),
            { context, lengthA, a, lengthB, b in
                guard let context, let a, let b else { return 0 }
                let order = Unmanaged<CollationBox>.fromOpaque(context).takeUnretainedValue().order
                return Int32(order(CollationBox.text(a, lengthA), CollationBox.text(b, lengthB)).rawValue)
            }, { Unmanaged<CollationBox>.fromOpaque($0!).release() })
        guard code == SQLITE_OK else {
            box.release()
            throw SQLiteError(code: code, message: "the collation \(name) cannot be added")
        }
    }

    /// Makes `name` a function of this connection's statements. Its answer depends on its arguments alone.
    public func addFunction(_ name: String, arguments: Int32, _ body: @escaping ([SQLiteValue]) -> Bool) throws(SQLiteError) {
        let box = Unmanaged.passRetained(FunctionBox(body))
        let code = sqlite3_create_function_v2(
            handle, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC, box.toOpaque(),
            { context, count, values in
                let box = Unmanaged<FunctionBox>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                let arguments = (0..<Int(count)).map { FunctionBox.value(values?[$0]) }
                sqlite3_result_int(context, box.body(arguments) ? 1 : 0)
            }, nil, nil, { Unmanaged<FunctionBox>.fromOpaque($0!).release() })
        guard code == SQLITE_OK else { throw SQLiteError(code: code, message: "the function \(name) cannot be added") }
    }
}

private final class CollationBox {
    let order: (String, String) -> ComparisonResult

    init(_ order: @escaping (String, String) -> ComparisonResult) { self.order = order }

    static func text(_ bytes: UnsafeRawPointer, _ length: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
    }
}

private final class FunctionBox {
    let body: ([SQLiteValue]) -> Bool

    init(_ body: @escaping ([SQLiteValue]) -> Bool) { self.body = body }

    static func value(_ value: OpaquePointer?) -> SQLiteValue {
        let count = Int(sqlite3_value_bytes(value))
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: return .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            return .text(sqlite3_value_text(value).map { String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self) } ?? "")
        case SQLITE_BLOB: return .blob(sqlite3_value_blob(value).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }
}
