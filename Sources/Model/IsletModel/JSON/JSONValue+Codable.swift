extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = Self.value(Bool.self, in: container) {
            self = .boolean(value)
        } else if let value = Self.value(Int64.self, in: container) {
            self = .integer(value)
        } else if let value = Self.value(Double.self, in: container) {
            self = .number(value)
        } else if let value = Self.value(String.self, in: container) {
            self = .string(value)
        } else if let value = Self.value([JSONValue].self, in: container) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The value where it is of that type; the next type is tried otherwise.
    private static func value<Value: Decodable>(_ type: Value.Type, in container: any SingleValueDecodingContainer) -> Value? {
        try? container.decode(type)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
