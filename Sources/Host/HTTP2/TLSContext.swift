import CHTTP2
import Foundation

/// A certificate with its key, ready for connections.
public final class TLSContext {
    let pointer: OpaquePointer

    /// - Parameters:
    ///   - certificate: A PEM file with the certificate and those that it rests on.
    ///   - key: A PEM file with the certificate's key.
    public init(certificate: URL, key: URL) throws(HTTP2Error) {
        guard let pointer = islet_tls_context(certificate.path, key.path) else {
            let code = ERR_get_error()
            let reason = ERR_reason_error_string(code).map { String(cString: $0) } ?? "OpenSSL gives no reason"
            throw .certificate(file: certificate.path, reason: reason)
        }
        self.pointer = pointer
    }

    deinit { SSL_CTX_free(pointer) }
}
