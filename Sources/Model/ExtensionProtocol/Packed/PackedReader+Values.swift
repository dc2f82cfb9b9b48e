import Foundation
import Snapshot

extension PackedReader {
    /// Whether there is no value here; steps over the place where it would be.
    func isNull() throws -> Bool {
        guard try peek() == .null else { return false }
        position += 1
        return true
    }

    func bool() throws -> Bool {
        switch try tag() {
        case .yes: return true
        case .no: return false
        default: throw Self.fault("neither true nor false")
        }
    }

    func integer<Number: FixedWidthInteger>() throws -> Number {
        let number: Number?
        switch try tag() {
        case .signed:
            let bits = try count64()
            number = Number(exactly: Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
        case .unsigned: number = Number(exactly: try count64())
        default: throw Self.fault("not a whole number")
        }
        guard let number else { throw Self.fault("too large a number") }
        return number
    }

    /// Which of several kinds the fields that follow belong to.
    func kind<Kind: RawRepresentable<Int64>>(_ type: Kind.Type) throws -> Kind {
        guard let kind = Kind(rawValue: try integer()) else { throw Self.fault("an unknown kind") }
        return kind
    }

    func double() throws -> Double {
        try expect(.double)
        return try rawDouble()
    }

    func text() throws -> String {
        try expect(.text)
        return try Self.text(bytes, &position)
    }

    func optionalText() throws -> String? { try isNull() ? nil : text() }

    func texts() throws -> [String] {
        try list { end in
            var result: [String] = []
            while position < end { result.append(try text()) }
            return result
        }
    }

    func data() throws -> Data {
        let length = try length(of: .bytes, size: 1)
        defer { position += length }
        return Data(bytes[position..<(position + length)])
    }

    func doubles() throws -> [Double] {
        let length = try length(of: .doubles, size: 8)
        defer { position += length * 8 }
        return Array(unsafeUninitializedCapacity: length) { numbers, count in
            UnsafeMutableRawBufferPointer(numbers).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<(position + length * 8)]))
            count = length
        }
    }

    func integers() throws -> [UInt32] {
        let length = try length(of: .integers, size: 1)
        return try (0..<length).map { _ in
            guard let number = UInt32(exactly: try count64()) else { throw Self.fault("too large a number") }
            return number
        }
    }

    func point() throws -> CGPoint {
        try expect(doubles: 2)
        return CGPoint(x: try rawDouble(), y: try rawDouble())
    }

    func size() throws -> CGSize {
        try expect(doubles: 2)
        return CGSize(width: try rawDouble(), height: try rawDouble())
    }

    func rect() throws -> CGRect {
        try expect(doubles: 4)
        return CGRect(x: try rawDouble(), y: try rawDouble(), width: try rawDouble(), height: try rawDouble())
    }

    func color() throws -> RGBA {
        try expect(doubles: 4)
        return RGBA(red: try rawDouble(), green: try rawDouble(), blue: try rawDouble(), alpha: try rawDouble())
    }

    private func expect(doubles number: Int) throws {
        guard try length(of: .doubles, size: 8) == number else { throw Self.fault("another number of numbers") }
    }

    private func rawDouble() throws -> Double {
        guard bytes.count - position >= 8 else { throw Self.fault("cut off") }
        defer { position += 8 }
        return bytes.loadUnaligned(fromByteOffset: position, as: Double.self)
    }

    /// How many things of at least `size` bytes follow.
    private func length(of tag: PackedFormat.Tag, size: Int) throws -> Int {
        try expect(tag)
        let length = try count()
        guard length <= (bytes.count - position) / size else { throw Self.fault("cut off") }
        return length
    }
}
