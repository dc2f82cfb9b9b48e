import FoundationOverlay

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// Bytes that are worked on at a time.
    static var blockByteCount: Int { get }

    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// What a hash function is called, and how long its digests are.
public protocol _DigestKind: Sendable {
    static var name: String { get }
    static var byteCount: Int { get }
}

/// The bytes of a digest.
public struct _HashDigest<Kind: _DigestKind>: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { Kind.byteCount }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Kind.name) digest: " + bytes.map { String(format: "%02x", Int32($0)) }.joined() }
}

/// A hash function that works through blocks of a fixed size, the last one padded with the length.
public protocol _BlockHash: HashFunction where Digest == _HashDigest<Kind> {
    associatedtype Kind: _DigestKind
    var _state: _BlockState { get set }
    /// Takes one block in.
    mutating func _absorb(_ block: ArraySlice<UInt8>)
    /// The words of the state as bytes, at least as many as a digest has.
    var _result: [UInt8] { get }
    static var _countsInLittleEndian: Bool { get }
}

/// What is left over of the last block, and how much there was.
public struct _BlockState: Sendable {
    var pending: [UInt8] = []
    var byteCount = 0
}

extension _BlockHash {
    public static var byteCount: Int { Kind.byteCount }
    public static var _countsInLittleEndian: Bool { false }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        _state.byteCount += bufferPointer.count
        _state.pending.append(contentsOf: bufferPointer)
        let whole = _state.pending.count / Self.blockByteCount * Self.blockByteCount
        let bytes = _state.pending
        for start in stride(from: 0, to: whole, by: Self.blockByteCount) { _absorb(bytes[start..<start + Self.blockByteCount]) }
        _state.pending.removeFirst(whole)
    }

    public func finalize() -> _HashDigest<Kind> {
        var copy = self
        let lengthBytes = Self.blockByteCount / 8
        let bits = UInt64(_state.byteCount) * 8
        var padding: [UInt8] = [0x80]
        while (_state.pending.count + padding.count + lengthBytes) % Self.blockByteCount != 0 { padding.append(0) }
        let counted = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64(Self._countsInLittleEndian ? $0 : 7 - $0))) }
        padding += Array(repeating: 0, count: lengthBytes - 8) + counted
        padding.withUnsafeBytes { copy.update(bufferPointer: $0) }
        return _HashDigest(bytes: Array(copy._result.prefix(Kind.byteCount)))
    }
}

extension FixedWidthInteger {
    func rotatedLeft(_ count: Int) -> Self { (self << count) | (self >> (Self.bitWidth - count)) }
    func rotatedRight(_ count: Int) -> Self { (self >> count) | (self << (Self.bitWidth - count)) }

    var bigEndianBytes: [UInt8] { stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) } }

    init(bigEndianBytes bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Self($1) } }
}
