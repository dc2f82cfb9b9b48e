/// A figure with where it comes from and how sure it is.
public struct SourcedValue: Hashable, Codable, Sendable {
    public enum Confidence: String, Hashable, Codable, Sendable { case high, medium, low }

    public enum Value: Hashable, Sendable {
        case number(Double)
        case numbers([Double])
        /// Corners of a curve, with growing first coordinates.
        case points([[Double]])
    }

    public var value: Value
    public var source: String
    public var confidence: Confidence

    public init(_ value: Value, source: String, confidence: Confidence) {
        self.value = value
        self.source = source
        self.confidence = confidence
    }
}

extension SourcedValue.Value: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let numbers = try? container.decode([Double].self) {
            self = .numbers(numbers)
        } else {
            self = .points(try container.decode([[Double]].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .numbers(let numbers): try container.encode(numbers)
        case .points(let points): try container.encode(points)
        }
    }
}
