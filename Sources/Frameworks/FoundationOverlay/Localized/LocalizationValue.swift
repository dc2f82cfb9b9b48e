import Foundation
import Localization

extension String {
    /// A text to be localised: the key that stands in translations, and the values put into it.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// A value put into the text.
        public enum _Argument: Equatable, Codable, Sendable {
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
            case text(String)
            indirect case resource(LocalizedStringResource)
        }

        /// The key, with a place such as `%lld` for every value. A `%` of the text is doubled where values are put in.
        public private(set) var _key: String
        public private(set) var _arguments: [_Argument]

        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        public init(stringLiteral value: String) {
            _key = value
            _arguments = []
        }

        public init(stringInterpolation: StringInterpolation) {
            let hasArguments = !stringInterpolation.arguments.isEmpty
            _key = stringInterpolation.parts.map { $0.text(escaped: hasArguments) }.joined()
            _arguments = stringInterpolation.arguments
        }

        /// The values as the localisation engine takes them.
        public func _localizationArguments(locale: Locale) -> [LocalizationArgument] {
            _arguments.map { argument in
                switch argument {
                case .integer(let value): .integer(value)
                case .unsigned(let value): .unsigned(value)
                case .number(let value): .number(value)
                case .text(let text): .text(text)
                case .resource(var resource):
                    {
                        resource.locale = locale
                        return .text(String(localized: resource))
                    }()
                }
            }
        }
    }
}

extension String.LocalizationValue._Argument {
    init(_ value: some _FormatSpecifiable) {
        switch LocalizationArgument(value._arg) {
        case .integer(let value): self = .integer(value)
        case .unsigned(let value): self = .unsigned(value)
        case .number(let value): self = .number(value)
        case .text(let text): self = .text(text)
        }
    }
}
