import COpenSSL
import FoundationOverlay

/// A key of OpenSSL: a private one with its public one, or a public one alone.
final class LibraryKey: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { EVP_PKEY_free(pointer) }

    /// A private key in ASN.1: PKCS #8 or SEC 1.
    convenience init(privateDER: [UInt8]) throws {
        let key = privateDER.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            return d2i_AutoPrivateKey(nil, &next, buffer.count)
        }
        guard let key else { throw CryptoKitASN1Error.invalidASN1Object }
        self.init(key)
    }

    /// A public key in ASN.1: SubjectPublicKeyInfo.
    convenience init(publicDER: [UInt8]) throws {
        let key = publicDER.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            return d2i_PUBKEY(nil, &next, buffer.count)
        }
        guard let key else { throw CryptoKitASN1Error.invalidASN1Object }
        self.init(key)
    }

    /// SubjectPublicKeyInfo.
    var publicDER: Data { Self.encoded { i2d_PUBKEY(pointer, $0) } }

    /// PKCS #8.
    var privateDER: Data {
        let info = OpenSSL.require(EVP_PKEY2PKCS8(pointer))
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        return Self.encoded { i2d_PKCS8_PRIV_KEY_INFO(info, $0) }
    }

    private static func encoded(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> Data {
        var bytes = [UInt8](repeating: 0, count: max(0, Int(write(nil))))
        bytes.withUnsafeMutableBufferPointer { buffer in
            var next = buffer.baseAddress
            _ = write(&next)
        }
        return Data(bytes)
    }

    /// A number of the key, such as `qx`, at a fixed length.
    func number(_ name: String, byteCount: Int) -> [UInt8] {
        var number: OpaquePointer?
        OpenSSL.require(EVP_PKEY_get_bn_param(pointer, name, &number))
        defer { BN_clear_free(number) }
        var bytes = [UInt8](repeating: 0, count: byteCount)
        _ = BN_bn2binpad(number, &bytes, Int32(byteCount))
        return bytes
    }

    /// The name of the key's curve.
    var group: String {
        var name = [CChar](repeating: 0, count: 80)
        guard EVP_PKEY_get_utf8_string_param(pointer, OSSL_PKEY_PARAM_GROUP_NAME, &name, name.count, nil) == 1 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    }

    /// What this private key and another's public one have in common.
    func sharedSecret(with other: LibraryKey) throws -> SharedSecret {
        let context = OpenSSL.require(EVP_PKEY_CTX_new(pointer, nil))
        defer { EVP_PKEY_CTX_free(context) }
        try OpenSSL.check(EVP_PKEY_derive_init(context))
        try OpenSSL.check(EVP_PKEY_derive_set_peer(context, other.pointer))
        var count = 0
        try OpenSSL.check(EVP_PKEY_derive(context, nil, &count))
        var bytes = [UInt8](repeating: 0, count: count)
        try OpenSSL.check(EVP_PKEY_derive(context, &bytes, &count))
        return SharedSecret(bytes: Array(bytes.prefix(count)))
    }
}

/// Keys as text.
enum PEM {
    static func text(_ data: Data, _ label: String) -> String {
        let base = Array(data.base64EncodedString())
        let lines = stride(from: 0, to: base.count, by: 64).map { String(base[$0..<min($0 + 64, base.count)]) }
        return (["-----BEGIN \(label)-----"] + lines + ["-----END \(label)-----"]).joined(separator: "\n")
    }

    static func data(_ text: String, _ labels: Set<String>) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") && $0.hasSuffix("-----") }),
            labels.contains(String(lines[first].dropFirst(11).dropLast(5))),
            let last = lines[first...].firstIndex(where: { $0.hasPrefix("-----END ") }),
            let data = Data(base64Encoded: lines[(first + 1)..<last].joined())
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        return Array(data)
    }
}
