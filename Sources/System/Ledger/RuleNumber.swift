/// The number of a rule in `RuleCatalogue`, written `R61`.
public struct RuleNumber: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public let number: UInt8

    public init(integerLiteral number: UInt8) { self.number = number }
    public init(_ number: UInt8) { self.number = number }

    public var description: String { "R\(number)" }

    public static func < (left: RuleNumber, right: RuleNumber) -> Bool { left.number < right.number }
}

extension RuleNumber: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.first == "R", let number = UInt8(text.dropFirst()) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a rule such as R61 expected, not \(text)")
        }
        self.number = number
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
