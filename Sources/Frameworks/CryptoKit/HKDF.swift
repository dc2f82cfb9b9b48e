import FoundationOverlay

/// Keys from other secrets (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        let salt = salt.map { Array($0) } ?? []
        let key = SymmetricKey(data: salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt)
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.array, using: key)
    }

    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: Key, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF makes at most 255 blocks")
        let (key, info) = (SymmetricKey(data: pseudoRandomKey), info.map { Array($0) } ?? [])
        var (output, block, number): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while output.count < outputByteCount {
            number += 1
            block = HMAC<H>.authenticationCode(for: block + info + [number], using: key).array
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
