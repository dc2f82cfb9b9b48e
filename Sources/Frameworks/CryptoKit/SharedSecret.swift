import FoundationOverlay

/// What two parties know after they have exchanged public keys.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "SharedSecret: " + bytes.map { String(format: "%02x", Int32($0)) }.joined() }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// A key as ANSI X9.63 derives it.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (output, number): ([UInt8], UInt32) = ([], 0)
        while output.count < outputByteCount {
            number += 1
            let counter = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
            output += H.hash(data: bytes + counter + Array(sharedInfo)).array
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
