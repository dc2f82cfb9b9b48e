import FoundationOverlay

/// Makes a value of any decodable type from the names of its properties, for a picture of a Live Activity whose state nobody gave.
///
/// Values are the same each time. What a type demands beyond its properties' types may not be met; its own error says so.
struct MadeUpDecoder: Decoder {
    let path: MadeUpPath

    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func value<Value: Decodable>(_ type: Value.Type, near moment: Date) throws -> Value {
        try MadeUpPath(moment: moment, keys: []).value(type)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(MadeUpFields<Key>(path: path))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { MadeUpList(path: path) }
    func singleValueContainer() -> any SingleValueDecodingContainer { MadeUpSingle(path: path) }
}

/// Where in a value something is made up.
struct MadeUpPath {
    /// What times lie around.
    let moment: Date
    let keys: [any CodingKey]

    /// Deeper than this, types refer to themselves: optional values end there.
    private static let maximumDepth = 8
    private static let limit = 64

    var isDeep: Bool { keys.count >= Self.maximumDepth }

    func appending(_ key: any CodingKey) -> MadeUpPath { MadeUpPath(moment: moment, keys: keys + [key]) }

    /// - Throws: Where the type cannot be made from values of its properties, or refers to itself without an end.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let known = MadeUpValues(path: self).value(of: type) as? Value { return known }
        if let first = EnumCases.first(of: type) { return first }
        guard keys.count < Self.limit else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: keys, debugDescription: "the type refers to itself"))
        }
        return try Value(from: MadeUpDecoder(path: self))
    }
}
