import FoundationOverlay

public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
    var byteCount: Int { get }
}

/// Codes that only who knows the key can make.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner: H
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += Array(repeating: 0, count: H.blockByteCount - block.count)
        outerKey = block.map { $0 ^ 0x5c }
        inner = H()
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(digest: outer.finalize())
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(_ mac: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key).array == code.array }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }
    public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try digest.withUnsafeBytes(body) }
    public var description: String { "HMAC with \(H.self): " + digest.map { String(format: "%02x", Int32($0)) }.joined() }
}
