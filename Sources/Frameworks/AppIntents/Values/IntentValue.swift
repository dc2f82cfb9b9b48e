import FoundationOverlay

/// A type that parameters of intents can have.
public protocol _IntentValue {
    associatedtype ValueType = Self
    /// The type without the optional around it.
    associatedtype UnwrappedType = Self

    /// The value as data; nil where there is none.
    var _data: IntentData? { get }
    /// The value that data stand for; nil where the data are of another form.
    static func _restored(from data: IntentData) -> RestoredValue?
    /// What a parameter has before anybody sets it; nil where reading it is a mistake.
    static var _unset: Self? { get }
    /// What the query of the type offers for a parameter nobody set.
    static func _queryDefault() async -> Self?
    /// What a new widget or control has for a parameter without any default.
    static var _configurationDefault: Self? { get }
    /// What can be chosen, where the parameter has no options of its own: the elements of lists.
    static func _choices() async throws -> [any _IntentValue]
    /// The query that finds values of the type, or the elements of lists; nil where there is none.
    static var _query: (any EntityQuery)? { get }
}

extension _IntentValue {
    public static var _unset: Self? { nil }
    public static func _queryDefault() async -> Self? { nil }
    public static var _configurationDefault: Self? { nil }
    public static func _choices() async throws -> [any _IntentValue] { [] }
    public static var _query: (any EntityQuery)? { nil }
}

/// A value made from data: at once, or by asking a query of the app.
public enum RestoredValue {
    case value(Any)
    case query(() async throws -> Any?)

    /// The value; nil where the query finds none.
    func resolved() async throws -> Any? {
        switch self {
        case .value(let value): value
        case .query(let find): try await find()
        }
    }
}

/// Where intents are archived: their values as JSON.
public indirect enum IntentData: Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([IntentData])
    case record([String: IntentData])
}

extension IntentData: Codable {
    public init(from decoder: any Decoder) throws {
        if let fields = Self.read([String: IntentData].self, decoder) {
            self = .record(fields)
        } else if let items = Self.read([IntentData].self, decoder) {
            self = .list(items)
        } else if let flag = Self.read(Bool.self, decoder) {
            self = .flag(flag)
        } else if let integer = Self.read(Int.self, decoder) {
            self = .integer(integer)
        } else if let number = Self.read(Double.self, decoder) {
            self = .number(number)
        } else {
            self = .text(try decoder.singleValueContainer().decode(String.self))
        }
    }

    /// The value where it is of that type; the next type is tried otherwise.
    private static func read<Value: Decodable>(_ type: Value.Type, _ decoder: any Decoder) -> Value? {
        try? decoder.singleValueContainer().decode(type)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .record(let fields): try container.encode(fields)
        }
    }
}

extension IntentData {
    /// Parameters by name, as JSON with sorted keys.
    static func json(_ parameters: [String: IntentData]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(parameters), as: UTF8.self)
    }

    static func parameters(ofJSON json: String) throws -> [String: IntentData] {
        try JSONDecoder().decode([String: IntentData].self, from: Data(json.utf8))
    }
}
