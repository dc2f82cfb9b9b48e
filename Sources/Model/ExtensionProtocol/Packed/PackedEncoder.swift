import Foundation

/// Writes values in the packed form.
struct PackedEncoder: Encoder {
    let writer: PackedWriter
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func encode(_ value: some Encodable) throws -> Data {
        let writer = PackedWriter()
        try PackedEncoder(writer: writer).write(value)
        return writer.message()
    }

    /// Writes one whole value.
    func write<Value: Encodable>(_ value: Value) throws {
        if try PackedShortcuts.write(value, to: writer) { return }
        let level = writer.level
        guard level < PackedFormat.mostLevels else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "views lie too deep inside each other"))
        }
        try value.encode(to: self)
        writer.close(to: level)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(PackedObjectWriter(writer: writer, level: writer.begin(.object)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { PackedListWriter(writer: writer, level: writer.begin(.list)) }

    func singleValueContainer() -> any SingleValueEncodingContainer { PackedValueWriter(writer: writer) }
}

struct PackedObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: PackedWriter
    let level: Int
    var codingPath: [any CodingKey] { [] }

    private func begin(_ key: String) -> PackedEncoder {
        writer.close(to: level)
        writer.key(key)
        return PackedEncoder(writer: writer)
    }

    private func begin(_ key: Key) -> PackedValueWriter {
        writer.close(to: level)
        writer.key(key.stringValue)
        return PackedValueWriter(writer: writer)
    }

    mutating func encodeNil(forKey key: Key) { begin(key).encodeNil() }
    mutating func encode(_ value: Bool, forKey key: Key) { begin(key).encode(value) }
    mutating func encode(_ value: String, forKey key: Key) { begin(key).encode(value) }
    mutating func encode(_ value: Double, forKey key: Key) { begin(key).encode(value) }
    mutating func encode(_ value: Int, forKey key: Key) { begin(key).encode(value) }
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try begin(key).encode(value) }

    /// What is absent is written too: then the reader finds every key where it expects it.
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        begin(key.stringValue).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { begin(key.stringValue).unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { begin("super") }

    mutating func superEncoder(forKey key: Key) -> any Encoder { begin(key.stringValue) }
}

struct PackedListWriter: UnkeyedEncodingContainer {
    let writer: PackedWriter
    let level: Int
    var count = 0
    var codingPath: [any CodingKey] { [] }

    private mutating func begin() -> PackedEncoder {
        writer.close(to: level)
        count += 1
        return PackedEncoder(writer: writer)
    }

    mutating func encodeNil() { begin().writer.null() }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try begin().write(value) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        begin().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { begin().unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { begin() }
}

struct PackedValueWriter: SingleValueEncodingContainer {
    let writer: PackedWriter
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { writer.null() }
    func encode(_ value: Bool) { writer.bool(value) }
    func encode(_ value: String) { writer.text(value) }
    func encode(_ value: Double) { writer.double(value) }
    func encode(_ value: Float) { writer.double(Double(value)) }
    func encode(_ value: Int) { writer.signed(Int64(value)) }
    func encode(_ value: Int8) { writer.signed(Int64(value)) }
    func encode(_ value: Int16) { writer.signed(Int64(value)) }
    func encode(_ value: Int32) { writer.signed(Int64(value)) }
    func encode(_ value: Int64) { writer.signed(value) }
    func encode(_ value: UInt) { writer.unsigned(UInt64(value)) }
    func encode(_ value: UInt8) { writer.unsigned(UInt64(value)) }
    func encode(_ value: UInt16) { writer.unsigned(UInt64(value)) }
    func encode(_ value: UInt32) { writer.unsigned(UInt64(value)) }
    func encode(_ value: UInt64) { writer.unsigned(value) }
    func encode<Value: Encodable>(_ value: Value) throws { try PackedEncoder(writer: writer).write(value) }
}
