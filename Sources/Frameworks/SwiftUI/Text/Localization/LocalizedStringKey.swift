import FoundationOverlay

/// The key of a translated text, with the values that are put into the translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key as it stands in tables of translations: `%@` and the like where values go.
    let key: String
    let arguments: [Argument]

    /// A value for a place in the translation.
    struct Argument: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case string(String)
            case signed(Int64)
            case unsigned(UInt64)
            case real(Double)
            case text(Text)
        }

        let value: Value
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

        mutating func append(_ value: Argument.Value, _ specifier: String) {
            key += specifier
            arguments.append(Argument(value: value))
        }
    }
}
