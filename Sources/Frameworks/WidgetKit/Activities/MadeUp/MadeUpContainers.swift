import FoundationOverlay

/// The properties of a made-up value.
struct MadeUpFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let path: MadeUpPath

    var codingPath: [any CodingKey] { path.keys }
    /// The case where keys are an enumeration's, which is what an enumeration with values asks for; one key of a dictionary.
    var allKeys: [Key] { [path.plan.chosen(of: Key.self) ?? Key(stringValue: "item")].compactMap(\.self) }

    func contains(_ key: Key) -> Bool { !isAbsent(key) }
    func decodeNil(forKey key: Key) -> Bool { isAbsent(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try path.appending(key).value(type) }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        isAbsent(key) ? nil : try path.appending(key).value(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(MadeUpFields<Nested>(path: path.appending(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { MadeUpList(path: path.appending(key)) }
    func superDecoder() -> any Decoder { MadeUpDecoder(path: path) }
    func superDecoder(forKey key: Key) -> any Decoder { MadeUpDecoder(path: path.appending(key)) }

    private func isAbsent(_ key: Key) -> Bool { path.isDeep || path.appending(key).isAbsent }
}

/// The elements of a made-up list: four to be looked at, one to be compared; an even number for the keys and values of a dictionary.
struct MadeUpList: UnkeyedDecodingContainer {
    let path: MadeUpPath
    private(set) var currentIndex = 0

    private struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }
        init(_ value: Int) { intValue = value }
        init?(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    private let length: Int

    init(path: MadeUpPath, readsPairs: Bool = false) {
        self.path = path
        length = path.plan.purpose == .picture ? 4 : readsPairs ? 2 : 1
    }

    var codingPath: [any CodingKey] { path.keys }
    /// Not said, so that ranges and points, which read two, are content.
    var count: Int? { nil }
    var isAtEnd: Bool { currentIndex >= (path.isDeep ? 0 : length) }

    private mutating func next() -> MadeUpPath {
        defer { currentIndex += 1 }
        return path.appending(Index(currentIndex))
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        KeyedDecodingContainer(MadeUpFields<Nested>(path: next()))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { MadeUpList(path: next()) }
    mutating func superDecoder() -> any Decoder { MadeUpDecoder(path: next()) }
}

/// A made-up value that stands alone.
struct MadeUpSingle: SingleValueDecodingContainer {
    let path: MadeUpPath

    var codingPath: [any CodingKey] { path.keys }
    func decodeNil() -> Bool { path.isAbsent }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try path.value(type) }
}
