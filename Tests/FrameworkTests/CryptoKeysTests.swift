import CryptoKit
import Testing

/// Examples of the GCM specification (test case 4), RFC 8439 (2.8.2), RFC 5869 (A.1), RFC 8032 (7.1), RFC 7748 (6.1) and RFC 6979 (A.2.5).
@Suite struct CryptoKeysTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", Int32($0)) }.joined() }

    private func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    @Test func galoisCounterMode() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let plain = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let extra = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(plain, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")), authenticating: extra)
        #expect(
            hex(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        let combined = try AES.GCM.SealedBox(combined: #require(box.combined))
        #expect(try AES.GCM.open(combined, using: key, authenticating: extra) == Data(plain))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(combined, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(plain, using: SymmetricKey(data: [1, 2, 3])) }
    }

    @Test func chaChaWithPoly() throws {
        let key = SymmetricKey(data: bytes("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"))
        let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
        let box = try ChaChaPoly.seal(
            Data(text.utf8), using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
            authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691" && hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
        let opened = try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(opened == Data(text.utf8))
    }

    @Test func keysAreDerived() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(hex(key.withUnsafeBytes { Array($0) }) == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test func edwardsSignatures() throws {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(
            hex(signature)
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()) && !key.publicKey.isValidSignature(signature, for: Data([1])))
    }

    @Test func bothSidesOfAnAgreementGetTheSameSecret() throws {
        typealias Key = Curve25519.KeyAgreement.PrivateKey
        let bob = try Key(rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(hex(bob.publicKey.rawRepresentation) == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let alice = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
        let secret = try bob.sharedSecretFromKeyAgreement(with: alice)
        #expect(hex(secret.withUnsafeBytes { Array($0) }) == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        let (carol, dave) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
        let (one, other) = (
            try carol.sharedSecretFromKeyAgreement(with: dave.publicKey), try dave.sharedSecretFromKeyAgreement(with: carol.publicKey)
        )
        #expect(
            one.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 40)
                == other.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data(), outputByteCount: 40))
    }

    @Test func ellipticSignatures() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            hex(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("test".utf8)))
        let own = try key.signature(for: Data("own".utf8))
        #expect(key.publicKey.isValidSignature(try .init(derRepresentation: own.derRepresentation), for: Data("own".utf8)))
        let long = P384.Signing.PrivateKey()
        #expect(try long.publicKey.isValidSignature(long.signature(for: Data()), for: Data()))
    }

    @Test func keysAreReadInEachRepresentation() throws {
        typealias Private = P256.Signing.PrivateKey
        typealias Public = P256.Signing.PublicKey
        let key = Private()
        let (raw, open) = (key.rawRepresentation, key.publicKey.rawRepresentation)
        #expect(try Private(x963Representation: key.x963Representation).rawRepresentation == raw)
        #expect(try Private(derRepresentation: key.derRepresentation).rawRepresentation == raw)
        #expect(try Private(pemRepresentation: key.pemRepresentation).publicKey.rawRepresentation == open)
        #expect(key.pemRepresentation.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        #expect(try Public(x963Representation: key.publicKey.x963Representation).rawRepresentation == open)
        #expect(try Public(compressedRepresentation: key.publicKey.compressedRepresentation).derRepresentation == key.publicKey.derRepresentation)
        #expect(try Public(pemRepresentation: key.publicKey.pemRepresentation).rawRepresentation == open)
        #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) { try P384.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation) }
        #expect(throws: CryptoKitError.self) { try Public(rawRepresentation: Data(repeating: 1, count: 64)) }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try Private(pemRepresentation: key.publicKey.pemRepresentation) }
    }
}
