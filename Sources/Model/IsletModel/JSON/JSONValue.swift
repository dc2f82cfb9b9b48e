import Foundation

/// A JSON value without a type of its own: for documents whose form somebody else decides, and for comparing what two texts say.
///
/// A number without a fraction that fits 64 bits is an integer, however it was written: `1` and `1.0` are equal.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// - Throws: `DecodingError` where the data is no JSON.
    public init(json data: Data) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: data)
    }

    /// On one line, with sorted keys.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have, such as infinity.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Whether two texts say the same. Texts that are no JSON are equal when their bytes are.
    public static func areEqual(_ first: Data, _ second: Data) -> Bool {
        if first == second { return true }
        do {
            return try JSONValue(json: first) == JSONValue(json: second)
        } catch {
            return false
        }
    }
}

extension JSONValue {
    /// The member of an object; null where there is none.
    public subscript(key: String) -> JSONValue { members[key] ?? .null }

    public var string: String? { if case .string(let text) = self { text } else { nil } }
    public var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

    public var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The elements of an array; none where it is no array.
    public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The members of an object; none where it is no object.
    public var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

    /// What is at a coding path; nil where there is nothing.
    public func value(at path: some Collection<any CodingKey>) -> JSONValue? {
        guard let key = path.first else { return self }
        switch self {
        case .array(let values): return key.intValue.flatMap { values.indices.contains($0) ? values[$0] : nil }?.value(at: path.dropFirst())
        case .object(let values): return values[key.stringValue]?.value(at: path.dropFirst())
        default: return nil
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
}
