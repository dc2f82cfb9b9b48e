import COpenSSL
import FoundationOverlay

/// Ciphers that encrypt and authenticate in one, with a tag of 16 bytes.
struct Sealing {
    static let tagByteCount: Int32 = 16

    let cipher: OpaquePointer

    static func aes(_ key: SymmetricKey) throws -> Sealing {
        switch key.bitCount {
        case 128: Sealing(cipher: OpenSSL.require(EVP_aes_128_gcm()))
        case 192: Sealing(cipher: OpenSSL.require(EVP_aes_192_gcm()))
        case 256: Sealing(cipher: OpenSSL.require(EVP_aes_256_gcm()))
        default: throw CryptoKitError.incorrectKeySize
        }
    }

    static func chaCha(_ key: SymmetricKey) throws -> Sealing {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return Sealing(cipher: OpenSSL.require(EVP_chacha20_poly1305()))
    }

    func seal(_ message: [UInt8], _ key: SymmetricKey, nonce: [UInt8], data: [UInt8]) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
        let context = OpenSSL.require(EVP_CIPHER_CTX_new())
        defer { EVP_CIPHER_CTX_free(context) }
        try OpenSSL.check(EVP_EncryptInit_ex(context, cipher, nil, nil, nil))
        try OpenSSL.check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
        try OpenSSL.check(EVP_EncryptInit_ex(context, nil, nil, key.bytes, nonce))
        var (count, ciphertext) = (Int32(0), [UInt8](repeating: 0, count: message.count))
        var tag = [UInt8](repeating: 0, count: Int(Self.tagByteCount))
        if !data.isEmpty { try OpenSSL.check(EVP_EncryptUpdate(context, nil, &count, data, Int32(data.count))) }
        if !message.isEmpty { try OpenSSL.check(EVP_EncryptUpdate(context, &ciphertext, &count, message, Int32(message.count))) }
        var rest = [UInt8](repeating: 0, count: 16)
        try OpenSSL.check(EVP_EncryptFinal_ex(context, &rest, &count))
        try OpenSSL.check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Self.tagByteCount, &tag))
        return (ciphertext, tag)
    }

    func open(_ ciphertext: [UInt8], tag: [UInt8], _ key: SymmetricKey, nonce: [UInt8], data: [UInt8]) throws -> Data {
        let context = OpenSSL.require(EVP_CIPHER_CTX_new())
        defer { EVP_CIPHER_CTX_free(context) }
        try OpenSSL.check(EVP_DecryptInit_ex(context, cipher, nil, nil, nil))
        try OpenSSL.check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
        try OpenSSL.check(EVP_DecryptInit_ex(context, nil, nil, key.bytes, nonce))
        var (count, message, tag) = (Int32(0), [UInt8](repeating: 0, count: ciphertext.count), tag)
        if !data.isEmpty { try OpenSSL.check(EVP_DecryptUpdate(context, nil, &count, data, Int32(data.count))) }
        if !ciphertext.isEmpty { try OpenSSL.check(EVP_DecryptUpdate(context, &message, &count, ciphertext, Int32(ciphertext.count))) }
        try OpenSSL.check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Self.tagByteCount, &tag))
        var rest = [UInt8](repeating: 0, count: 16)
        guard EVP_DecryptFinal_ex(context, &rest, &count) == 1 else { throw CryptoKitError.authenticationFailure }
        return Data(message)
    }
}

/// A cipher that seals boxes.
public protocol _SealingCipher: Sendable {
    /// Nonces of other lengths are allowed.
    static var _takesAnyNonce: Bool { get }
}

/// A number that is used once.
public struct _SealingNonce<Cipher: _SealingCipher>: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A random nonce of 12 bytes.
    public init() { bytes = OpenSSL.randomBytes(12) }

    public init<D: DataProtocol>(data: D) throws {
        guard Cipher._takesAnyNonce ? data.count >= 12 : data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// An encrypted message with its nonce and tag.
public struct _SealedBox<Cipher: _SealingCipher>: Sendable {
    public let nonce: _SealingNonce<Cipher>
    public let ciphertext: Data
    public let tag: Data

    public init<C: DataProtocol, T: DataProtocol>(nonce: _SealingNonce<Cipher>, ciphertext: C, tag: T) throws {
        guard tag.count == Int(Sealing.tagByteCount) else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
    }

    /// A box from nonce, ciphertext and tag in one.
    public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(nonce: _SealingNonce(data: bytes[..<12]), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes.suffix(16))
    }
}
