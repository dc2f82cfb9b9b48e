import Foundation

/// A text that is localised when it is shown, and not when it is made.
public struct LocalizedStringResource: Equatable, Codable, Sendable, CustomLocalizedStringResourceConvertible {
    /// Where the translations are.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            lhs.url == rhs.url
        }

        /// The folder of the bundle.
        public var url: URL {
            switch self {
            case .main: Bundle.main.bundleURL
            case .forClass(let type): Bundle(for: type).bundleURL
            case .atURL(let url): url
            }
        }
    }

    /// The key in the translations.
    public let key: String
    /// What is shown where there is no translation, with the values put into the text.
    public let defaultValue: String.LocalizationValue
    /// Name of the file of translations; `Localizable` when `nil`.
    public let table: String?
    /// The language looked up, and how values are written.
    public var locale: Locale
    public var bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue._key, keyAndValue, table, locale, bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue._key, keyAndValue, table, locale, .atURL(bundle.bundleURL))
    }

    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, .atURL(bundle.bundleURL))
    }

    private init(
        key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource.BundleDescription: Codable {
    public init(from decoder: any Decoder) throws {
        let url = try decoder.singleValueContainer().decode(URL?.self)
        self = url.map(Self.atURL) ?? .main
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .main = self { try container.encodeNil() } else { try container.encode(url) }
    }
}

/// A type that has a localised text of its own.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
