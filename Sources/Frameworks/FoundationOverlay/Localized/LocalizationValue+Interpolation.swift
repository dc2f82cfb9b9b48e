import Foundation
import Localization

extension String.LocalizationValue {
    /// Collects the parts of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        enum Part: Sendable {
            case literal(String)
            case place(String)

            func text(escaped: Bool) -> String {
                switch self {
                case .literal(let text): escaped ? text.replacingOccurrences(of: "%", with: "%%") : text
                case .place(let specifier): specifier
                }
            }
        }

        var parts: [Part] = []
        var arguments: [_Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func append(_ specifier: String, _ argument: _Argument) {
            parts.append(.place(specifier))
            arguments.append(argument)
        }

        public mutating func appendLiteral(_ literal: String) {
            parts.append(.literal(literal))
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(string))
        }

        public mutating func appendInterpolation(_ substring: Substring) {
            append("%@", .text(String(substring)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, .init(value))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .init(value))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .resource(resource))
        }

        /// A place for a value that is not known yet.
        public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
            parts.append(.place(placeholder.specifier))
        }

        public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
            parts.append(.place(specifier))
        }

        public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
            append("%@", .resource(value.localizedStringResource))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(format.format(input)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .text(String(format.format(input).characters)))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .text("\(value)"))
        }
    }
}

extension String.LocalizationValue {
    /// The kind of a value that is not known yet.
    public enum Placeholder: Codable, Hashable, Sendable {
        case int, uint, float, double, object

        var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }
}
