import FoundationOverlay
import SQLite

extension StoredValue {
    /// The value in two columns: what it is, and its content.
    func column() throws -> (kind: String, SQLiteValue) {
        switch self {
        case .text(let value): ("text", .text(value))
        case .integer(let value): ("integer", .integer(value))
        case .real(let value): ("real", .real(value))
        case .boolean(let value): ("boolean", .integer(value ? 1 : 0))
        case .date(let value): ("date", .real(value))
        case .data(let value): ("data", .blob(value))
        case .uuid(let value): ("uuid", .text(value.uuidString))
        case .url(let value): ("url", .text(value.absoluteString))
        case .decimal(let value): ("decimal", .text(value.description))
        case .list(let value): ("list", .blob(value))
        case .archive(let value): ("archive", .blob(value))
        case .coded(let value): ("coded", .blob(value))
        case .object(let id): ("object", .integer(Int64(id)))
        case .objects(let ids): ("objects", .text(ids.map(String.init).joined(separator: " ")))
        case .opaque(let object):
            throw StoreError.make(
                StoreError.unstorable, nil, "a value of the type \(type(of: object)) is neither a property list nor archives itself (NSCoding)")
        }
    }

    init(kind: String, _ value: SQLiteValue) throws {
        switch (kind, value) {
        case ("text", .text(let text)): self = .text(text)
        case ("integer", .integer(let number)): self = .integer(number)
        case ("real", .real(let number)): self = .real(number)
        // SQLite keeps NaN as null.
        case ("real", .null): self = .real(.nan)
        case ("boolean", .integer(let number)): self = .boolean(number != 0)
        case ("date", .real(let seconds)): self = .date(seconds)
        case ("data", .blob(let data)): self = .data(data)
        case ("list", .blob(let data)): self = .list(data)
        case ("archive", .blob(let data)): self = .archive(data)
        case ("coded", .blob(let data)): self = .coded(data)
        case ("object", .integer(let id)): self = .object(Int(id))
        case ("objects", .text(let text)): self = .objects(text.split(separator: " ").compactMap { Int($0) })
        case ("uuid", .text(let text)): self = try Self.read(kind, UUID(uuidString: text).map { .uuid($0) })
        case ("url", .text(let text)): self = try Self.read(kind, URL(string: text).map { .url($0) })
        case ("decimal", .text(let text)): self = try Self.read(kind, Decimal(string: text).map { .decimal($0) })
        default: throw StoreError.make(StoreError.open, nil, "it holds a value of the kind “\(kind)” that cannot be read")
        }
    }

    private static func read(_ kind: String, _ value: StoredValue?) throws -> StoredValue {
        guard let value else { throw StoreError.make(StoreError.open, nil, "it holds a value of the kind “\(kind)” that cannot be read") }
        return value
    }
}
