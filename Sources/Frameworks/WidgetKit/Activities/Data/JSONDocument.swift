import FoundationOverlay

/// JSON without a type.
enum JSONDocument: Codable, CustomStringConvertible {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([JSONDocument])
    case object([String: JSONDocument])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = Self.value(Bool.self, container) {
            self = .flag(value)
        } else if let value = Self.value(Double.self, container) {
            self = .number(value)
        } else if let value = Self.value(String.self, container) {
            self = .text(value)
        } else if let value = Self.value([JSONDocument].self, container) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONDocument].self))
        }
    }

    /// The value where it is of that type; the next type is tried otherwise.
    private static func value<Value: Decodable>(_ type: Value.Type, _ container: any SingleValueDecodingContainer) -> Value? {
        try? container.decode(type)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// What is at a coding path; nil where there is nothing.
    func value(at path: some Collection<any CodingKey>) -> JSONDocument? {
        guard let key = path.first else { return self }
        switch self {
        case .array(let values): return key.intValue.flatMap { values.indices.contains($0) ? values[$0] : nil }?.value(at: path.dropFirst())
        case .object(let values): return values[key.stringValue]?.value(at: path.dropFirst())
        default: return nil
        }
    }

    /// The value as a person would call it.
    var description: String {
        switch self {
        case .null: "null"
        case .flag(let value): "\(value)"
        case .number(let value): "the number \(Self.text(value))"
        case .text(let value): "the string “\(value.prefix(60))”"
        case .array: "an array"
        case .object: "an object"
        }
    }

    static func text(_ number: Double) -> String { Int64(exactly: number).map { "\($0)" } ?? "\(number)" }
}
