import FoundationOverlay

/// The length of a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }

    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// A random key.
    public init(size: SymmetricKeySize) { bytes = OpenSSL.randomBytes(size.bitCount / 8) }

    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}
