import FoundationOverlay
import Localization

/// The key of a translated text, with the values that are put into the translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key as it stands in tables of translations: `%@` and the like where values go.
    let key: String
    let arguments: [Argument]

    /// A value for a place in the translation.
    enum Argument: Equatable, Sendable {
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case string(String)
        case text(Text)

        init(_ argument: LocalizationArgument) {
            switch argument {
            case .integer(let value): self = .integer(value)
            case .unsigned(let value): self = .unsigned(value)
            case .number(let value): self = .number(value)
            case .text(let value): self = .string(value)
            }
        }

        var localizationArgument: LocalizationArgument {
            switch self {
            case .integer(let value): .integer(value)
            case .unsigned(let value): .unsigned(value)
            case .number(let value): .number(value)
            case .string(let value): .text(value)
            case .text: .text("")
            }
        }

        var isNumber: Bool {
            switch self {
            case .integer, .unsigned, .number: true
            case .string, .text: false
            }
        }
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        key = stringInterpolation.key(escapesPercent: !stringInterpolation.arguments.isEmpty)
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private enum Part: Sendable {
            case literal(String)
            case specifier(String)
        }

        private var parts: [Part] = []
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

        mutating func append(_ argument: Argument, _ specifier: String) {
            parts.append(.specifier(specifier))
            arguments.append(argument)
        }

        func key(escapesPercent: Bool) -> String {
            parts.map { part in
                switch part {
                case .literal(let text): escapesPercent && text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
                case .specifier(let text): text
                }
            }.joined()
        }
    }
}
