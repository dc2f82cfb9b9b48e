import COpenSSL
import FoundationOverlay

/// Ed25519 signatures and X25519 key agreement.
public enum Curve25519 {
    public enum Signing {
        public typealias PrivateKey = _RawPrivateKey<_SigningUse>
        public typealias PublicKey = _RawPublicKey<_SigningUse>
    }

    public enum KeyAgreement {
        public typealias PrivateKey = _RawPrivateKey<_AgreementUse>
        public typealias PublicKey = _RawPublicKey<_AgreementUse>
    }
}

extension _KeyUse {
    /// The kind of key in OpenSSL.
    fileprivate static var kind: Int32 { Self.self == _SigningUse.self ? NID_ED25519 : NID_X25519 }
}

/// A public key of 32 bytes.
public struct _RawPublicKey<Use: _KeyUse>: Sendable {
    let key: LibraryKey

    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.array
        guard bytes.count == 32, let made = EVP_PKEY_new_raw_public_key(Use.kind, nil, bytes, bytes.count) else {
            throw CryptoKitError.incorrectKeySize
        }
        key = LibraryKey(made)
    }

    fileprivate init(_ key: LibraryKey) { self.key = key }

    public var rawRepresentation: Data {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        OpenSSL.require(EVP_PKEY_get_raw_public_key(key.pointer, &bytes, &count))
        return Data(bytes)
    }
}

/// A private key of 32 bytes.
public struct _RawPrivateKey<Use: _KeyUse>: Sendable {
    let key: LibraryKey

    /// A new key.
    public init() {
        let bytes = OpenSSL.randomBytes(32)
        key = LibraryKey(OpenSSL.require(EVP_PKEY_new_raw_private_key(Use.kind, nil, bytes, bytes.count)))
    }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.array
        guard bytes.count == 32, let made = EVP_PKEY_new_raw_private_key(Use.kind, nil, bytes, bytes.count) else {
            throw CryptoKitError.incorrectKeySize
        }
        key = LibraryKey(made)
    }

    public var publicKey: _RawPublicKey<Use> { _RawPublicKey(key) }

    public var rawRepresentation: Data {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        OpenSSL.require(EVP_PKEY_get_raw_private_key(key.pointer, &bytes, &count))
        return Data(bytes)
    }
}

extension _RawPrivateKey where Use == _SigningUse {
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let context = OpenSSL.require(EVP_MD_CTX_new())
        defer { EVP_MD_CTX_free(context) }
        let message = Array(data)
        var (signature, count) = ([UInt8](repeating: 0, count: 64), 64)
        try OpenSSL.check(EVP_DigestSignInit(context, nil, nil, nil, key.pointer))
        try OpenSSL.check(EVP_DigestSign(context, &signature, &count, message, message.count))
        return Data(signature)
    }
}

extension _RawPublicKey where Use == _SigningUse {
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        let context = OpenSSL.require(EVP_MD_CTX_new())
        defer { EVP_MD_CTX_free(context) }
        let (message, signature) = (Array(data), Array(signature))
        return EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
            && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }
}

extension _RawPrivateKey where Use == _AgreementUse {
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _RawPublicKey<Use>) throws -> SharedSecret {
        try key.sharedSecret(with: publicKeyShare.key)
    }
}

/// Keys that never leave the processor. There is none here.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }
}
