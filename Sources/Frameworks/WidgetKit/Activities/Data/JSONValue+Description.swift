import IsletModel

extension JSONValue {
    /// The value as a person would call it.
    var spoken: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .integer(let value): "the number \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the string “\(value.prefix(60))”"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
