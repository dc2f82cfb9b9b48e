import COpenSSL
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
    /// The function's name in OpenSSL.
    static var _libraryName: String { get }
}

/// The bytes of a digest.
public struct _HashDigest<Kind: _DigestKind>: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { Kind.byteCount }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Kind.name) digest: " + bytes.map { String(format: "%02x", Int32($0)) }.joined() }
}

/// A hash function of OpenSSL.
public protocol _LibraryHash: HashFunction where Digest == _HashDigest<Kind> {
    associatedtype Kind: _DigestKind
    var _state: _HashState { get set }
}

extension _LibraryHash {
    public static var byteCount: Int { Kind.byteCount }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&_state) { _state = _state.copy() }
        OpenSSL.require(EVP_DigestUpdate(_state.context, bufferPointer.baseAddress, bufferPointer.count))
    }

    public func finalize() -> _HashDigest<Kind> {
        var bytes = [UInt8](repeating: 0, count: Kind.byteCount)
        let state = _state.copy()
        withExtendedLifetime(state) { OpenSSL.require(EVP_DigestFinal_ex(state.context, &bytes, nil)) }
        return _HashDigest(bytes: bytes)
    }
}

/// A hash that is under way.
public final class _HashState: @unchecked Sendable {
    let context = OpenSSL.require(EVP_MD_CTX_new())

    init(_ kind: any _DigestKind.Type) { OpenSSL.require(EVP_DigestInit_ex(context, Self.function(kind), nil)) }

    private init(copying other: _HashState) { OpenSSL.require(EVP_MD_CTX_copy_ex(context, other.context)) }

    deinit { EVP_MD_CTX_free(context) }

    func copy() -> _HashState { _HashState(copying: self) }

    static func function(_ kind: any _DigestKind.Type) -> OpaquePointer { OpenSSL.require(EVP_get_digestbyname(kind._libraryName)) }
}
