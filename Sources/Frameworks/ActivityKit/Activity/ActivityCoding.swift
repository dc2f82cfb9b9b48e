import FoundationOverlay
import IsletModel

/// How attributes and states cross to the system: as the default coders write and read them, so dates are seconds since 2001. Keys
/// are sorted, which readers do not notice.
enum ActivityCoding {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }

    /// What is wrong with JSON that a type cannot be read from, with the place in it.
    static func message(_ error: any Error, reading type: Any.Type, of attributes: Any.Type) -> String {
        "\(attributes): \(type) cannot be read from what was sent: \(place(error)). Send what the type's Codable conformance expects"
    }

    /// What is wrong with a value that has no JSON.
    static func message(_ error: any Error, writing type: Any.Type) -> String {
        "\(type) cannot be written as JSON: \(place(error)). Use values that the default JSONEncoder takes"
    }

    private static func place(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): describe("there is no \(key.stringValue)", context.codingPath)
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
            describe(context.debugDescription, context.codingPath)
        case EncodingError.invalidValue(_, let context): describe(context.debugDescription, context.codingPath)
        default: "\(error)"
        }
    }

    private static func describe(_ text: String, _ path: [any CodingKey]) -> String {
        let text = text.hasSuffix(".") ? String(text.dropLast()) : text
        return path.isEmpty ? text : "\(text) (at \(path.map(\.stringValue).joined(separator: ".")))"
    }
}
