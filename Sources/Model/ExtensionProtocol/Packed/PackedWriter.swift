import Foundation
import Snapshot

/// Puts values into bytes.
final class PackedWriter {
    private var bytes: [UInt8] = []
    private var keys: [String] = []
    private var indices: [String: Int] = [:]
    /// For each key, the one that followed it last: almost always the next one again.
    private var followers: [Int] = []
    private var lastKey = 0
    /// Where the lengths of the lists and objects stand that are not finished.
    private var open: [Int] = []

    /// How many lists and objects are not finished.
    var level: Int { open.count }

    init() { bytes.reserveCapacity(1 << 14) }

    /// The whole message.
    func message() -> Data {
        close(to: 0)
        let body = bytes
        bytes = [PackedFormat.magic, PackedFormat.version]
        count(UInt64(keys.count))
        for key in keys { rawText(key) }
        return Data(bytes + body)
    }

    /// Begins a list or an object; gives back its level.
    func begin(_ tag: PackedFormat.Tag) -> Int {
        put(tag)
        open.append(bytes.count)
        bytes.append(contentsOf: [0, 0, 0, 0])
        return open.count
    }

    /// Finishes lists and objects until `level` are left.
    func close(to level: Int) {
        while open.count > level {
            let place = open.removeLast()
            var length = UInt32(truncatingIfNeeded: bytes.count - place - 4)
            for offset in 0..<4 {
                bytes[place + offset] = UInt8(truncatingIfNeeded: length)
                length >>= 8
            }
        }
    }

    func key(_ key: String) {
        let index = index(of: key)
        lastKey = index
        count(UInt64(index))
    }

    private func index(of key: String) -> Int {
        if lastKey < followers.count, keys[followers[lastKey]] == key { return followers[lastKey] }
        let index = indices[key] ?? keys.count
        if index == keys.count {
            keys.append(key)
            indices[key] = index
            followers.append(0)
        }
        followers[lastKey] = index
        return index
    }

    func null() { put(.null) }

    func bool(_ value: Bool) { put(value ? .yes : .no) }

    func signed(_ value: Int64) {
        put(.signed)
        count(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    func unsigned(_ value: UInt64) {
        put(.unsigned)
        count(value)
    }

    func double(_ value: Double) {
        put(.double)
        raw(value)
    }

    func text(_ value: String) {
        put(.text)
        rawText(value)
    }

    func text(_ value: String?) {
        if let value { text(value) } else { null() }
    }

    func texts(_ values: [String]) {
        let inside = begin(.list)
        for value in values { text(value) }
        close(to: inside - 1)
    }

    func data(_ value: Data) {
        put(.bytes)
        count(UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    func doubles(_ values: [Double]) {
        put(.doubles)
        count(UInt64(values.count))
        values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    func point(_ point: CGPoint) { pair(point.x, point.y) }

    func size(_ size: CGSize) { pair(size.width, size.height) }

    func rect(_ rect: CGRect) { four(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }

    func color(_ color: RGBA) { four(color.red, color.green, color.blue, color.alpha) }

    /// Which of several kinds the fields that follow belong to.
    func kind<Kind: RawRepresentable<Int64>>(_ kind: Kind) { signed(kind.rawValue) }

    private func pair(_ a: Double, _ b: Double) {
        put(.doubles)
        count(2)
        raw(a)
        raw(b)
    }

    private func four(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        put(.doubles)
        count(4)
        raw(a)
        raw(b)
        raw(c)
        raw(d)
    }

    func integers(_ values: [UInt32]) {
        put(.integers)
        count(UInt64(values.count))
        for value in values { count(UInt64(value)) }
    }

    private func put(_ tag: PackedFormat.Tag) { bytes.append(tag.rawValue) }

    private func count(_ value: UInt64) {
        var rest = value
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private func raw(_ value: Double) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    private func rawText(_ value: String) {
        var value = value
        value.withUTF8 {
            count(UInt64($0.count))
            bytes.append(contentsOf: $0)
        }
    }
}
