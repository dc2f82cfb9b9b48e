import FoundationOverlay

// URLs that stand for intents, entities and cases. Nobody opens them.

/// A URL with the parameters of an intent in it.
/// - Support: accepted, without effect: nobody opens it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    public init(_ url: URL) { text = url.absoluteString }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "{parameter}" }
        public mutating func appendInterpolation<Value, Part>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ part: KeyPath<Value, Part>) {
            text += "{parameter}"
        }
    }
}

/// A URL with the id and properties of an entity in it.
/// - Support: accepted, without effect: nobody opens it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    /// A part of an entity that is no property.
    public enum Token: Hashable, Sendable { case id }

    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: Token) { text += "{id}" }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { text += "{property}" }
    }
}

/// A URL for each case.
/// - Support: accepted, without effect: nobody opens it.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation, Sendable {
    /// The URL of one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringLiteral, Sendable {
        let text: String
        public init(stringLiteral value: String) { text = value }
        public init(_ url: URL) { text = url.absoluteString }
    }

    let texts: [String]

    public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) { texts = elements.map(\.1.text) }
    public init(stringLiteral value: String) { texts = [value] }
    public init(stringInterpolation: StringInterpolation) { texts = [stringInterpolation.text] }

    public struct StringInterpolation: StringInterpolationProtocol {
        /// What stands for the case.
        public enum Token: Hashable, Sendable { case rawValue }
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: Token) { text += "{rawValue}" }
    }
}

/// An intent that can be named by a URL.
public protocol URLRepresentableIntent: AppIntent {
    typealias URLRepresentation = IntentURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    public static var urlRepresentation: URLRepresentation { "" }
}

/// An entity that can be named by a URL.
public protocol URLRepresentableEntity: AppEntity {
    typealias URLRepresentation = EntityURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

/// A choice each case of which can be named by a URL.
public protocol URLRepresentableEnum: AppEnum {
    typealias URLRepresentation = EnumURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

/// A value that can be a part of a URL.
public protocol CustomURLRepresentationParameterConvertible {
    var urlRepresentationParameter: String { get }
}
