import Foundation
import IsletModel

/// A JSON value, for comparing texts that differ in the order of their members or in white space.
enum JSONValue: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Decimal)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Whether two texts say the same. Texts that are no JSON are equal when their bytes are.
    static func areEqual(_ first: Data, _ second: Data) -> Bool {
        if first == second { return true }
        let decoder = JSONDecoder()
        do {
            return try decoder.decode(JSONValue.self, from: first) == decoder.decode(JSONValue.self, from: second)
        } catch {
            return false
        }
    }
}
