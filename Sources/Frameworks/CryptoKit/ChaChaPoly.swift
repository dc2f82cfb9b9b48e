import FoundationOverlay

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly: _SealingCipher {
    public typealias Nonce = _SealingNonce<ChaChaPoly>
    public typealias SealedBox = _SealedBox<ChaChaPoly>
    public static var _takesAnyNonce: Bool { false }

    public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func seal<Plaintext: DataProtocol, Extra: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: Extra
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (text, tag) = try Sealing.chaCha(key).seal(Array(message), key, nonce: nonce.bytes, data: Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    public static func open<Extra: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Extra
    ) throws -> Data {
        try Sealing.chaCha(key).open(
            sealedBox.ciphertext.array, tag: sealedBox.tag.array, key, nonce: sealedBox.nonce.bytes, data: Array(authenticatedData))
    }
}

extension _SealedBox where Cipher == ChaChaPoly {
    /// Nonce, ciphertext and tag in one.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
}
