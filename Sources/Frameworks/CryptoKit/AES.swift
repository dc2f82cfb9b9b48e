import FoundationOverlay

/// The Advanced Encryption Standard.
public enum AES {
    /// Galois/Counter Mode.
    public enum GCM: _SealingCipher {
        public typealias Nonce = _SealingNonce<GCM>
        public typealias SealedBox = _SealedBox<GCM>
        public static var _takesAnyNonce: Bool { true }

        public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }

        public static func seal<Plaintext: DataProtocol, Extra: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: Extra
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let (text, tag) = try Sealing.aes(key).seal(Array(message), key, nonce: nonce.bytes, data: Array(authenticatedData))
            return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
        }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        public static func open<Extra: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Extra
        ) throws -> Data {
            try Sealing.aes(key).open(
                sealedBox.ciphertext.array, tag: sealedBox.tag.array, key, nonce: sealedBox.nonce.bytes, data: Array(authenticatedData))
        }
    }
}

extension _SealedBox where Cipher == AES.GCM {
    /// Nonce, ciphertext and tag in one; nil for a nonce of other than 12 bytes.
    public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
}
