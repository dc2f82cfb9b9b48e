import COpenSSL
import FoundationOverlay

/// An ECDSA signature.
public struct _ECDSASignature<Curve: _NISTCurve>: ContiguousBytes, Hashable, Sendable {
    /// Both numbers, one after the other.
    public let rawRepresentation: Data

    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.rawRepresentation = Data(rawRepresentation)
    }

    public init<D: DataProtocol>(derRepresentation: D) throws {
        let bytes = Array(derRepresentation)
        let signature = bytes.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &next, buffer.count)
        }
        guard let signature else { throw CryptoKitASN1Error.invalidASN1Object }
        defer { ECDSA_SIG_free(signature) }
        let size = Curve._coordinateByteCount
        var raw = [UInt8](repeating: 0, count: 2 * size)
        let written = raw.withUnsafeMutableBufferPointer { buffer in
            (
                BN_bn2binpad(ECDSA_SIG_get0_r(signature), buffer.baseAddress, Int32(size)),
                BN_bn2binpad(ECDSA_SIG_get0_s(signature), buffer.baseAddress! + size, Int32(size))
            )
        }
        guard written.0 >= 0, written.1 >= 0 else { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
        rawRepresentation = Data(raw)
    }

    public var derRepresentation: Data {
        let (r, s) = (
            Self.integer(rawRepresentation.prefix(Curve._coordinateByteCount)), Self.integer(rawRepresentation.suffix(Curve._coordinateByteCount))
        )
        return Data(DER.field(0x30, r + s))
    }

    private static func integer(_ bytes: Data) -> [UInt8] {
        let digits = Array(bytes.drop { $0 == 0 })
        return DER.field(0x02, (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try rawRepresentation.withUnsafeBytes(body) }
}

/// A public key of a curve.
public struct _CurvePublicKey<Curve: _NISTCurve, Use: _KeyUse>: Sendable {
    let key: CurveKey<Curve>

    init(_ key: CurveKey<Curve>) { self.key = key }

    /// Both coordinates, one after the other.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try CurveKey(point: [4] + rawRepresentation.array) }
    public init<B: ContiguousBytes>(x963Representation: B) throws { key = try CurveKey(point: x963Representation.array) }
    public init<B: ContiguousBytes>(compressedRepresentation: B) throws { key = try CurveKey(point: compressedRepresentation.array) }
    public init<B: RandomAccessCollection>(derRepresentation: B) throws where B.Element == UInt8 {
        key = try CurveKey(publicDER: Array(derRepresentation))
    }
    public init(pemRepresentation: String) throws { key = try CurveKey(publicDER: PEM.data(pemRepresentation, ["PUBLIC KEY"])) }

    public var rawRepresentation: Data { key.point.dropFirst().withUnsafeBytes { Data($0) } }
    public var x963Representation: Data { key.point }
    public var compressedRepresentation: Data { key.compressedPoint }
    public var derRepresentation: Data { key.publicDER }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PUBLIC KEY") }
}

/// A private key of a curve.
public struct _CurvePrivateKey<Curve: _NISTCurve, Use: _KeyUse>: Sendable {
    let key: CurveKey<Curve>

    /// A new key.
    public init(compactRepresentable: Bool = true) { key = CurveKey() }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try CurveKey(scalar: rawRepresentation.array) }

    /// The public key as X9.63 writes it, and the private number.
    public init<B: ContiguousBytes>(x963Representation: B) throws {
        let bytes = x963Representation.array
        guard bytes.count == 1 + 3 * Curve._coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        key = try CurveKey(scalar: bytes.suffix(Curve._coordinateByteCount))
        guard key.point == Data(bytes.dropLast(Curve._coordinateByteCount)) else { throw CryptoKitError.invalidParameter }
    }

    public init<B: RandomAccessCollection>(derRepresentation: B) throws where B.Element == UInt8 {
        key = try CurveKey(privateDER: Array(derRepresentation))
    }

    public init(pemRepresentation: String) throws {
        key = try CurveKey(privateDER: PEM.data(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }

    public var publicKey: _CurvePublicKey<Curve, Use> { _CurvePublicKey(key) }
    public var rawRepresentation: Data { key.scalar }
    public var x963Representation: Data { key.point + key.scalar }
    public var derRepresentation: Data { key.key.privateDER }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PRIVATE KEY") }
}

/// What keys are for.
public protocol _KeyUse: Sendable {}
public enum _SigningUse: _KeyUse {}
public enum _AgreementUse: _KeyUse {}

extension _CurvePrivateKey where Use == _SigningUse {
    /// A signature of the data's hash, of the curve's own length.
    public func signature<D: DataProtocol>(for data: D) throws -> _ECDSASignature<Curve> { try signature(for: Curve._Hash.hash(data: data)) }

    public func signature<D: Digest>(for digest: D) throws -> _ECDSASignature<Curve> {
        let context = OpenSSL.require(EVP_PKEY_CTX_new(key.key.pointer, nil))
        defer { EVP_PKEY_CTX_free(context) }
        try OpenSSL.check(EVP_PKEY_sign_init(context))
        let bytes = digest.array
        var count = 0
        try OpenSSL.check(EVP_PKEY_sign(context, nil, &count, bytes, bytes.count))
        var signature = [UInt8](repeating: 0, count: count)
        try OpenSSL.check(EVP_PKEY_sign(context, &signature, &count, bytes, bytes.count))
        return try _ECDSASignature(derRepresentation: signature.prefix(count))
    }
}

extension _CurvePublicKey where Use == _SigningUse {
    public func isValidSignature<D: DataProtocol>(_ signature: _ECDSASignature<Curve>, for data: D) -> Bool {
        isValidSignature(signature, for: Curve._Hash.hash(data: data))
    }

    public func isValidSignature<D: Digest>(_ signature: _ECDSASignature<Curve>, for digest: D) -> Bool {
        let context = OpenSSL.require(EVP_PKEY_CTX_new(key.key.pointer, nil))
        defer { EVP_PKEY_CTX_free(context) }
        let (bytes, encoded) = (digest.array, signature.derRepresentation.array)
        return EVP_PKEY_verify_init(context) == 1 && EVP_PKEY_verify(context, encoded, encoded.count, bytes, bytes.count) == 1
    }
}

extension _CurvePrivateKey where Use == _AgreementUse {
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _CurvePublicKey<Curve, Use>) throws -> SharedSecret {
        try key.key.sharedSecret(with: publicKeyShare.key.key)
    }
}
