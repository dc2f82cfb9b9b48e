import CHTTP2
import Foundation

/// What a provider's certificate says, whoever signed it.
public struct PeerCertificate: Hashable, Sendable {
    /// SHA-256 of the certificate.
    public var fingerprint: Data
    /// The subject's user identifier, which is the app's bundle identifier in Apple's; empty where there is none.
    public var app: String
    /// Whether it is for development, for production, or for both: Apple's extensions.
    public var isForDevelopment: Bool
    public var isForProduction: Bool
    public var begin: Date
    public var end: Date

    private init(_ found: islet_certificate) {
        fingerprint = withUnsafeBytes(of: found.fingerprint) { Data($0) }
        app = withUnsafeBytes(of: found.app) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        (isForDevelopment, isForProduction) = (found.environments & 1 != 0, found.environments & 2 != 0)
        (begin, end) = (Date(timeIntervalSince1970: Double(found.begin)), Date(timeIntervalSince1970: Double(found.end)))
    }

    /// Of a PEM file; nil where there is none in it.
    public init?(file: URL) {
        var found = islet_certificate()
        guard islet_read_certificate(file.path, &found) == 0 else { return nil }
        self.init(found)
    }

    init?(of tls: OpaquePointer) {
        var found = islet_certificate()
        guard islet_peer_certificate(tls, &found) == 0 else { return nil }
        self.init(found)
    }

    /// Makes a certificate as Apple makes them for providers, signed by itself, and its key. Processes that do so at once in one folder
    /// take turns, so that both files belong together.
    public static func make(at certificate: URL, key: URL, app: String, development: Bool, production: Bool, days: Int = 365) throws(HTTP2Error) {
        let turn = try FolderTurn(certificate.deletingLastPathComponent())
        defer { turn.end() }
        let environments = (development ? 1 : 0) | (production ? 2 : 0)
        guard islet_make_provider_certificate(certificate.path, key.path, app, Int32(environments), days) == 0 else {
            throw .certificate(file: certificate.path, reason: "it could not be made")
        }
    }
}
