/// A value of the system profile.
public enum ProfileValue: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case numbers([Double])
    case texts([String])
    /// Corners of a curve, with growing first coordinates.
    case points([[Double]])

    /// What a value of this kind looks like, for a person who writes one.
    var example: String {
        switch self {
        case .bool: "true or false"
        case .number: "a number, such as 30"
        case .text: "a text, such as \"iOS 18.0\""
        case .numbers: "a list of numbers, such as [30, 60]"
        case .texts: "a list of texts, such as [\"apple\"]"
        case .points: "a curve, such as [[0, 40], [50, 70]] with growing first numbers"
        }
    }

    /// Whether the other one may stand in this one's place.
    func isOfKind(_ other: ProfileValue) -> Bool {
        switch (self, other) {
        case (.bool, .bool), (.number, .number), (.text, .text), (.numbers, .numbers), (.texts, .texts), (.points, .points): true
        default: false
        }
    }
}

extension ProfileValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([String].self) {
            // No numbers are no list of numbers: those have at least one.
            self = .texts(value)
        } else if let value = try? container.decode([Double].self) {
            self = .numbers(value)
        } else {
            self = .points(try container.decode([[Double]].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .numbers(let value): try container.encode(value)
        case .texts(let value): try container.encode(value)
        case .points(let value): try container.encode(value)
        }
    }
}
