import Foundation
import HTTP2
import PushService

/// Where a push service keeps its certificates and its key.
struct PushFolder {
    let url: URL

    /// Makes the folder where it is not there.
    init(_ options: PushOptions, installation: Installation) throws(UsageError) {
        url = options.folder ?? Workshop(installation: installation).push
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw UsageError("\(url.path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// The key of the service's own team, for senders that have none of Apple's.
    static let keyIdentifier = "ISLETKEY01"
    static let team = "ISLETTEAM1"

    var keyFile: URL { url.appendingPathComponent("AuthKey_\(Self.keyIdentifier).p8") }
    var authority: URL { url.appendingPathComponent("authority.pem") }

    func makeKey() throws -> SigningKey {
        if !FileManager.default.fileExists(atPath: keyFile.path) { try SigningKey.make(at: keyFile) }
        return try Self.key(at: keyFile)
    }

    static func key(at file: URL) throws(UsageError) -> SigningKey {
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw UsageError("\(file.path) cannot be read: \(error.localizedDescription)")
        }
        guard let key = SigningKey(pem: text) else { throw UsageError("\(file.path) is no P-256 key in PEM: Apple's keys are called AuthKey_….p8") }
        return key
    }

    /// The keys that providers may sign with; none where any signature is taken.
    func providerKeys(_ options: PushOptions) throws -> [ProviderKey] {
        let own = ProviderKey(identifier: Self.keyIdentifier, team: Self.team, publicKey: try makeKey().publicKey)
        let given = try options.keys.map { ProviderKey(identifier: $0.identifier, team: $0.team, publicKey: try Self.key(at: $0.file).publicKey) }
        return options.takesAnySignature ? [] : [own] + given
    }

    /// Fingerprints of the certificates that providers may connect with.
    func certificates(_ options: PushOptions) throws(UsageError) -> Set<Data> {
        var found: Set<Data> = []
        for file in options.certificates {
            guard let certificate = PeerCertificate(file: file) else { throw UsageError("\(file.path) is no certificate in PEM") }
            found.insert(certificate.fingerprint)
        }
        return found
    }

    /// Makes a provider's certificate for an app, and prints where it is.
    func printCertificate(of app: String, _ console: Console) throws -> ExitCode {
        let (certificate, key) = (url.appendingPathComponent("\(app).pem"), url.appendingPathComponent("\(app)-key.pem"))
        try PeerCertificate.make(at: certificate, key: key, app: app, development: true, production: true)
        console.print("certificate of \(app): \(certificate.path), key \(key.path)")
        return .done
    }

    func printKey(_ console: Console) throws -> ExitCode {
        _ = try makeKey()
        console.print("key \(Self.keyIdentifier) of team \(Self.team): \(keyFile.path)")
        return .done
    }
}
