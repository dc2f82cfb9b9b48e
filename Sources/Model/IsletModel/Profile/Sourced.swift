/// A value with where it comes from and how sure it is.
@propertyWrapper
public struct Sourced<Value> {
    public var value: Value
    /// What a stranger can look up: one of Apple's pages, a document, a measurement, or that it is an estimate.
    public var source: String
    public var confidence: Confidence

    public var wrappedValue: Value { value }

    public init(_ value: Value, source: String, confidence: Confidence) {
        self.value = value
        self.source = source
        self.confidence = confidence
    }
}

/// How sure a value is.
public enum Confidence: String, Hashable, Codable, Sendable, CaseIterable { case high, medium, low }

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: SourcedKeys.self)
        value = try values.decode(Value.self, forKey: .value)
        source = try values.decodeIfPresent(String.self, forKey: .source) ?? ""
        confidence = try values.decodeIfPresent(Confidence.self, forKey: .confidence) ?? .low
    }
}

private enum SourcedKeys: String, CodingKey { case value, source, confidence }
