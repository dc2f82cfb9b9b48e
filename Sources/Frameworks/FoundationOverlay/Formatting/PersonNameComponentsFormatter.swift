import Foundation

/// Writes names of persons.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }

    open var style: Style = .default
    open var isPhonetic = false
    open var locale: Locale! = .current

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let isEastAsian = [name.givenName, name.familyName].contains { $0?.unicodeScalars.first.map(Self.isEastAsian) == true }
        let separator = isEastAsian ? "" : " "
        switch style {
        case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
        case .abbreviated: return initials(name, isEastAsian: isEastAsian)
        case .long:
            let middle = isEastAsian ? [name.familyName, name.middleName, name.givenName] : [name.givenName, name.middleName, name.familyName]
            return join([name.namePrefix] + [join(middle, separator)] + [name.nameSuffix], " ")
        case .default, .medium:
            return join(isEastAsian ? [name.familyName, name.givenName] : [name.givenName, name.familyName], separator)
        }
    }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Takes a name apart: the first word is the given name, the last the family name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private func initials(_ name: PersonNameComponents, isEastAsian: Bool) -> String {
        if isEastAsian { return name.familyName ?? name.givenName ?? "" }
        return [name.givenName, name.familyName].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }

    private func join(_ parts: [String?], _ separator: String) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
    }

    private static func isEastAsian(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        default: false
        }
    }
}

extension PersonNameComponents {
    /// Writes names of persons.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Int, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameComponentsFormatter()
            formatter.locale = locale
            switch style {
            case .short: formatter.style = .short
            case .medium: formatter.style = .medium
            case .long: formatter.style = .long
            case .abbreviated: formatter.style = .abbreviated
            }
            return formatter.string(from: value)
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
