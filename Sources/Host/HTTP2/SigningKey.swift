import CHTTP2
import Foundation

/// A P-256 key in PEM, as Apple hands them out for tokens (`AuthKey_….p8`), or its public half.
public struct SigningKey: Sendable, Hashable {
    /// The public key as SubjectPublicKeyInfo.
    public let publicKey: Data
    private let pem: String

    /// Nil for a text that is no P-256 key.
    public init?(pem: String) {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = islet_public_key(pem, pem.utf8.count, &bytes, bytes.count)
        guard count > 0 else { return nil }
        publicKey = Data(bytes[..<Int(count)])
        self.pem = pem
    }

    /// Makes a key and keeps it in a file that its owner alone may read. One that another process has put there meanwhile stays, and nobody
    /// ever sees half of one.
    public static func make(at file: URL) throws(HTTP2Error) {
        let draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
        defer { unlink(draft.path) }
        guard islet_make_key(draft.path) == 0 else { throw .lastSystemError("writing \(draft.path)") }
        guard link(draft.path, file.path) == 0 || errno == EEXIST else { throw .lastSystemError("writing \(file.path)") }
    }

    /// 64 bytes as ES256 has them; nil where this is a public key.
    public func signature(of bytes: Data) -> Data? {
        var signature = [UInt8](repeating: 0, count: 64)
        let code = bytes.withUnsafeBytes { islet_sign_es256($0.baseAddress, $0.count, pem, pem.utf8.count, &signature) }
        return code == 0 ? Data(signature) : nil
    }

    /// Whether 64 bytes are a signature by a public key.
    public static func verify(_ signed: Data, _ signature: Data, publicKey: Data) -> Bool {
        guard signature.count == 64 else { return false }
        return signed.withUnsafeBytes { signed in
            signature.withUnsafeBytes { signature in
                publicKey.withUnsafeBytes {
                    islet_verify_es256(signed.baseAddress, signed.count, signature.baseAddress, $0.baseAddress, $0.count) == 1
                }
            }
        }
    }
}
