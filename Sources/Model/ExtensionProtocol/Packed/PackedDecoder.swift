import Foundation

/// Reads values of the packed form.
struct PackedDecoder: Decoder {
    let reader: PackedReader
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try data.withUnsafeBytes { bytes in
            let reader = try PackedReader(bytes)
            let value = try PackedDecoder(reader: reader).read(type)
            guard reader.position == bytes.count else { throw PackedReader.fault("more than one value") }
            return value
        }
    }

    /// Reads one whole value.
    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = try PackedShortcuts.read(type, from: reader) { return value }
        guard reader.level < PackedFormat.mostLevels else { throw PackedReader.fault("values lie too deep inside each other") }
        let start = reader.position
        reader.level += 1
        let value = try Value(from: self)
        reader.level -= 1
        reader.position = start
        try reader.skip()
        return value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try PackedObjectReader(reader))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try PackedListReader(reader) }

    func singleValueContainer() -> any SingleValueDecodingContainer { PackedValueReader(reader: reader, start: reader.position) }
}

final class PackedObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let reader: PackedReader
    private let start: Int
    private let end: Int
    /// Where the next pair is looked for first.
    private var next: Int

    init(_ reader: PackedReader) throws {
        try reader.expect(.object)
        end = try reader.end()
        start = reader.position
        next = start
        self.reader = reader
    }

    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] {
        var found: [Key] = []
        reader.position = start
        while let key = pairKey() {
            if let key = Key(stringValue: key) { found.append(key) }
            guard (try? reader.skip()) != nil else { break }
        }
        return found
    }

    /// The key of the pair at the reader's position, which moves to its value; nil at the end and where there is no key.
    private func pairKey() -> String? {
        guard reader.position < end, let index = try? reader.count(), reader.keys.indices.contains(index) else { return nil }
        return reader.keys[index]
    }

    /// Moves the reader to the value of a key.
    private func find(_ key: Key) -> Bool {
        let wanted = key.stringValue
        reader.position = next
        if pairKey() == wanted { return true }
        reader.position = start
        while let key = pairKey() {
            if key == wanted { return true }
            guard (try? reader.skip()) != nil else { return false }
        }
        return false
    }

    private func value(_ key: Key) throws -> PackedValueReader {
        guard find(key) else { throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: "missing")) }
        return PackedValueReader(reader: reader, start: reader.position)
    }

    func contains(_ key: Key) -> Bool { find(key) }

    func decodeNil(forKey key: Key) throws -> Bool {
        let isNull = try value(key).decodeNil()
        if isNull { next = reader.position }
        return isNull
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try noting(value(key).decode(type)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try noting(value(key).decode(type)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try noting(value(key).decode(type)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try noting(value(key).decode(type)) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        _ = try value(key)
        return try noting(PackedDecoder(reader: reader).read(type))
    }

    private func noting<Value>(_ value: Value) -> Value {
        next = reader.position
        return value
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        _ = try value(key)
        return try PackedDecoder(reader: reader).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        _ = try value(key)
        return try PackedListReader(reader)
    }

    func superDecoder() throws -> any Decoder { throw PackedReader.fault("superclasses are not packed") }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw PackedReader.fault("superclasses are not packed") }
}

struct PackedListReader: UnkeyedDecodingContainer {
    private let reader: PackedReader
    private let end: Int
    private var next: Int
    private(set) var currentIndex = 0

    init(_ reader: PackedReader) throws {
        try reader.expect(.list)
        end = try reader.end()
        next = reader.position
        self.reader = reader
    }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { nil }
    var isAtEnd: Bool { next >= end }

    private func begin() throws -> PackedDecoder {
        guard !isAtEnd else { throw PackedReader.fault("too short a list") }
        reader.position = next
        return PackedDecoder(reader: reader)
    }

    private mutating func finish() {
        next = reader.position
        currentIndex += 1
    }

    mutating func decodeNil() throws -> Bool {
        let decoder = try begin()
        guard try decoder.reader.peek() == .null else { return false }
        try decoder.reader.skip()
        finish()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try begin().read(type)
        finish()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        let container = try begin().container(keyedBy: type)
        try stepOver()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try PackedListReader(begin().reader)
        try stepOver()
        return container
    }

    private mutating func stepOver() throws {
        reader.position = next
        try reader.skip()
        finish()
    }

    mutating func superDecoder() throws -> any Decoder { throw PackedReader.fault("superclasses are not packed") }
}

struct PackedValueReader: SingleValueDecodingContainer {
    let reader: PackedReader
    let start: Int

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool {
        reader.position = start
        guard (try? reader.peek()) == .null else { return false }
        reader.position += 1
        return true
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        reader.position = start
        return try reader.bool()
    }

    func decode(_ type: String.Type) throws -> String {
        reader.position = start
        return try reader.text()
    }

    func decode(_ type: Double.Type) throws -> Double {
        reader.position = start
        return try reader.double()
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        reader.position = start
        return try PackedDecoder(reader: reader).read(type)
    }

    private func integer<Number: FixedWidthInteger>() throws -> Number {
        reader.position = start
        return try reader.integer()
    }
}
