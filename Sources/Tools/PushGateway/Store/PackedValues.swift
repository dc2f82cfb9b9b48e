import Foundation

/// Fields one after the other, with their lengths: what is written with each push has to be written quickly.
struct PackedWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

    var data: Data { Data(bytes) }

    mutating func add(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            add(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func add(_ data: Data) {
        add(data.count)
        data.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ date: Date) { withUnsafeBytes(of: date.timeIntervalSince1970.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }

    mutating func add<Value>(_ value: Value?, _ write: (inout PackedWriter, Value) -> Void) {
        add(value != nil)
        if let value { write(&self, value) }
    }

    mutating func add(_ text: String?) { add(text) { $0.add($1) } }
    mutating func add(_ date: Date?) { add(date) { $0.add($1) } }
    mutating func add(_ number: Int?) { add(number) { $0.add($1) } }

    mutating func add<Value>(_ values: [Value], _ write: (inout PackedWriter, Value) -> Void) {
        add(values.count)
        for value in values { write(&self, value) }
    }

    mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }
}

/// Reads what a ``PackedWriter`` wrote.
struct PackedReader {
    /// The bytes are not what they should be.
    struct Damage: Error, CustomStringConvertible {
        var place: Int
        var description: String { "the store's bytes cannot be read at \(place)" }
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ data: Data) { bytes = Array(data) }

    var isAtEnd: Bool { place == bytes.count }

    mutating func byte() throws(Damage) -> UInt8 {
        guard place < bytes.count else { throw Damage(place: place) }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func number() throws(Damage) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let next = try byte()
            guard shift < 64 else { throw Damage(place: place) }
            value |= UInt64(next & 0x7f) << shift
            if next < 0x80 { return Int(Int64(bitPattern: value)) }
            shift += 7
        }
    }

    /// Eight bytes, the lowest first.
    mutating func word() throws(Damage) -> UInt64 {
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(try byte()) << UInt64(8 * index) }
        return bits
    }

    mutating func flag() throws(Damage) -> Bool { try byte() != 0 }

    private mutating func field() throws(Damage) -> ArraySlice<UInt8> {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damage(place: place) }
        defer { place += count }
        return bytes[place..<place + count]
    }

    mutating func text() throws(Damage) -> String { String(decoding: try field(), as: UTF8.self) }
    mutating func data() throws(Damage) -> Data { Data(try field()) }

    mutating func date() throws(Damage) -> Date {
        Date(timeIntervalSince1970: Double(bitPattern: try word()))
    }

    mutating func optional<Value>(_ read: (inout PackedReader) throws(Damage) -> Value) throws(Damage) -> Value? {
        try flag() ? try read(&self) : nil
    }

    mutating func list<Value>(_ read: (inout PackedReader) throws(Damage) -> Value) throws(Damage) -> [Value] {
        let count = try number()
        guard count >= 0, count <= bytes.count - place else { throw Damage(place: place) }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    mutating func optionalText() throws(Damage) -> String? { try optional { (reader) throws(Damage) in try reader.text() } }
    mutating func optionalDate() throws(Damage) -> Date? { try optional { (reader) throws(Damage) in try reader.date() } }
    mutating func optionalNumber() throws(Damage) -> Int? { try optional { (reader) throws(Damage) in try reader.number() } }
    mutating func texts() throws(Damage) -> [String] { try list { (reader) throws(Damage) in try reader.text() } }

    /// A value that is written by its name.
    mutating func named<Value: RawRepresentable<String>>(_ type: Value.Type = Value.self) throws(Damage) -> Value {
        let text = try text()
        guard let value = Value(rawValue: text) else { throw Damage(place: place) }
        return value
    }
}
