import FoundationOverlay

/// How a value is shown to the person.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public var descriptionText: LocalizedStringResource?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, descriptionText: LocalizedStringResource?, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension DisplayRepresentation: Hashable {
    public static func == (a: DisplayRepresentation, b: DisplayRepresentation) -> Bool { a.texts == b.texts && a.image == b.image }
    public func hash(into hasher: inout Hasher) { hasher.combine(texts) }

    private var texts: [String?] {
        [String(localized: title), subtitle.map { String(localized: $0) }, descriptionText.map { String(localized: $0) }]
    }
}

extension DisplayRepresentation {
    /// A picture beside a value.
    public struct Image: Hashable, Sendable, Codable {
        public enum DisplayStyle: String, Hashable, Sendable, Codable { case `default`, circular }

        enum Source: Hashable, Sendable, Codable {
            case symbol(String), asset(String), data(Data), url(URL)
        }

        let source: Source
        let isTemplate: Bool?
        public let displayStyle: DisplayStyle

        public init(systemName: String, isTemplate: Bool? = nil) { self.init(.symbol(systemName), isTemplate, .default) }
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            self.init(.symbol(systemName), isTemplate, displayStyle)
        }
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.asset(name), isTemplate, displayStyle)
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(.data(data), isTemplate, displayStyle) }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(.url(url), isTemplate, displayStyle) }
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url), isTemplate, displayStyle)
        }

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }
    }
}

/// A type whose values can be shown.
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable, CustomLocalizedStringResourceConvertible {}

extension DisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// The name of a type for people.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    public let name: LocalizedStringResource
    public let numericFormat: LocalizedStringResource?
    public let synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
