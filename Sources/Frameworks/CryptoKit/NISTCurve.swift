import COpenSSL
import FoundationOverlay

/// A curve of NIST.
public protocol _NISTCurve: Sendable {
    /// The curve's name in OpenSSL.
    static var _name: String { get }
    /// The curve's object identifier in ASN.1, with its head.
    static var _identifier: [UInt8] { get }
    static var _coordinateByteCount: Int { get }
    associatedtype _Hash: HashFunction
}

/// Keys of a curve in their representations.
struct CurveKey<Curve: _NISTCurve>: Sendable {
    let key: LibraryKey

    /// A new private key.
    init() {
        let context = OpenSSL.require(EVP_PKEY_CTX_new_from_name(nil, "EC", nil))
        defer { EVP_PKEY_CTX_free(context) }
        var made: OpaquePointer?
        OpenSSL.require(EVP_PKEY_keygen_init(context))
        OpenSSL.require(EVP_PKEY_CTX_set_group_name(context, Curve._name))
        OpenSSL.require(EVP_PKEY_generate(context, &made))
        key = LibraryKey(OpenSSL.require(made))
    }

    init(privateDER: [UInt8]) throws { try self.init(checking: LibraryKey(privateDER: privateDER)) }
    init(publicDER: [UInt8]) throws { try self.init(checking: LibraryKey(publicDER: publicDER)) }

    private init(checking key: LibraryKey) throws {
        guard key.group == Curve._name else { throw CryptoKitASN1Error.invalidObjectIdentifier }
        self.key = key
    }

    /// The private number.
    init(scalar: [UInt8]) throws {
        guard scalar.count == Curve._coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
        guard scalar.contains(where: { $0 != 0 }) else { throw CryptoKitError.incorrectParameterSize }
        let parts = [0x02, 0x01, 0x01] + DER.field(0x04, scalar) + DER.field(0xa0, Curve._identifier)
        do { try self.init(privateDER: DER.field(0x30, parts)) } catch { throw CryptoKitError.incorrectParameterSize }
    }

    /// A point as X9.63 writes it, whole or compressed.
    init(point: [UInt8]) throws {
        let (whole, compressed) = (1 + 2 * Curve._coordinateByteCount, 1 + Curve._coordinateByteCount)
        guard (point.count == whole && point[0] == 4) || (point.count == compressed && [2, 3].contains(point[0])) else {
            throw CryptoKitError.incorrectParameterSize
        }
        let algorithm = DER.field(0x30, DER.ecPublicKey + Curve._identifier)
        do {
            try self.init(publicDER: DER.field(0x30, algorithm + DER.field(0x03, [0] + point)))
        } catch {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
    }

    var scalar: Data { Data(key.number(OSSL_PKEY_PARAM_PRIV_KEY, byteCount: Curve._coordinateByteCount)) }
    var x: [UInt8] { key.number(OSSL_PKEY_PARAM_EC_PUB_X, byteCount: Curve._coordinateByteCount) }
    var y: [UInt8] { key.number(OSSL_PKEY_PARAM_EC_PUB_Y, byteCount: Curve._coordinateByteCount) }
    var point: Data { Data([4] + x + y) }
    var compressedPoint: Data { Data([(y.last ?? 0) & 1 == 0 ? 2 : 3] + x) }
    var publicDER: Data { (try? CurveKey(point: Array(point)).key.publicDER) ?? key.publicDER }
}

/// The few fields of ASN.1 that keys are put together from.
enum DER {
    /// `id-ecPublicKey`
    static let ecPublicKey: [UInt8] = [0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]

    static func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length: [UInt8] =
            content.count < 0x80
            ? [UInt8(content.count)]
            : content.count < 0x100 ? [0x81, UInt8(content.count)] : [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xff)]
        return [tag] + length + content
    }
}
