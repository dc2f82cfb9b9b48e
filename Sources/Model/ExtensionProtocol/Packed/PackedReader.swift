import Foundation

/// Reads bytes that may say anything: whatever is not a packed message ends in an error.
///
/// It is valid as long as the memory it was given.
final class PackedReader {
    let bytes: UnsafeRawBufferPointer
    let keys: [String]
    var position: Int
    /// Lists and objects the reader is inside of.
    var level = 0

    init(_ bytes: UnsafeRawBufferPointer) throws {
        guard bytes.count > 2, bytes[0] == PackedFormat.magic, bytes[1] == PackedFormat.version else { throw Self.fault("another version") }
        self.bytes = bytes
        var cursor = 2
        let number = try Self.count(bytes, &cursor)
        guard number <= bytes.count else { throw Self.fault("too many keys") }
        keys = try (0..<number).map { _ in try Self.text(bytes, &cursor) }
        position = cursor
    }

    static func fault(_ reason: String) -> DecodingError { .dataCorrupted(.init(codingPath: [], debugDescription: reason)) }

    /// The tag at the position, which stays.
    func peek() throws -> PackedFormat.Tag {
        guard position < bytes.count, let tag = PackedFormat.Tag(rawValue: bytes[position]) else { throw Self.fault("no value") }
        return tag
    }

    func tag() throws -> PackedFormat.Tag {
        let tag = try peek()
        position += 1
        return tag
    }

    func expect(_ expected: PackedFormat.Tag) throws {
        guard try tag() == expected else { throw Self.fault("another kind of value") }
    }

    func count() throws -> Int { try Self.count(bytes, &position) }

    /// Where the list or object ends whose length stands at the position.
    func end() throws -> Int {
        guard bytes.count - position >= 4 else { throw Self.fault("cut off") }
        let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
        position += 4
        guard bytes.count - position >= length else { throw Self.fault("cut off") }
        return position + length
    }

    /// Steps over one value.
    func skip() throws {
        switch try tag() {
        case .null, .no, .yes: break
        case .signed, .unsigned: _ = try count64()
        case .double: try advance(8)
        case .text, .bytes: try advance(count())
        case .doubles:
            let length = try count()
            guard length <= bytes.count else { throw Self.fault("cut off") }
            try advance(length * 8)
        case .integers:
            let length = try count()
            guard length <= bytes.count else { throw Self.fault("cut off") }
            for _ in 0..<length { _ = try count64() }
        case .list, .object: position = try end()
        }
    }

    func count64() throws -> UInt64 { try Self.count64(bytes, &position) }

    private func advance(_ length: Int) throws {
        guard bytes.count - position >= length else { throw Self.fault("cut off") }
        position += length
    }

    private static func count(_ bytes: UnsafeRawBufferPointer, _ cursor: inout Int) throws -> Int {
        guard let value = Int(exactly: try count64(bytes, &cursor)) else { throw fault("an endless length") }
        return value
    }

    private static func count64(_ bytes: UnsafeRawBufferPointer, _ cursor: inout Int) throws -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while cursor < bytes.count, shift < 64 {
            let byte = bytes[cursor]
            cursor += 1
            value |= UInt64(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
        throw fault("cut off")
    }

    static func text(_ bytes: UnsafeRawBufferPointer, _ cursor: inout Int) throws -> String {
        let length = try count(bytes, &cursor)
        guard bytes.count - cursor >= length else { throw fault("cut off") }
        defer { cursor += length }
        return String(decoding: bytes[cursor..<(cursor + length)], as: UTF8.self)
    }
}
