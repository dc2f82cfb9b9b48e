import Foundation

/// A certificate of a provider: for one app, and for one or both environments.
public struct ProviderCertificate: Codable, Hashable, Sendable {
    /// SHA-256 of the certificate.
    public var fingerprint: Data
    /// Bundle identifier; empty where the certificate names none.
    public var app: String
    public var environments: Set<PushEnvironment>
    public var begin: Date
    public var end: Date

    public init(fingerprint: Data, app: String, environments: Set<PushEnvironment>, begin: Date, end: Date) {
        (self.fingerprint, self.app, self.environments, self.begin, self.end) = (fingerprint, app, environments, begin, end)
    }
}

extension ProviderAuthority {
    /// Checks the certificate that a connection began with.
    ///
    /// Source: Apple, “Establishing a certificate-based connection to APNs”: no provider's token is looked at.
    func admit(_ certificate: ProviderCertificate, on connection: inout ProviderConnection, at time: Date) -> Result<Admission, PushRefusal> {
        if let refusal = refusal(certificate, connection.environment, at: time) { return .failure(refusal) }
        connection.prove(by: certificate)
        var oddities: [String] = []
        if keys.isEmpty { oddities.append("nobody vouches for the certificate: it was not compared with known ones") }
        return .success(Admission(team: certificate.app, topics: [certificate.app], isByCertificate: true, oddities: oddities))
    }

    private func refusal(_ certificate: ProviderCertificate, _ environment: PushEnvironment, at time: Date) -> PushRefusal? {
        guard !certificate.app.isEmpty, !certificate.environments.isEmpty else {
            return PushRefusal(.badCertificate, "the certificate is no provider's: it names no app (UID) or is for neither environment")
        }
        guard keys.isEmpty || certificates.contains(certificate.fingerprint) else {
            return PushRefusal(.badCertificate, "nobody here knows the certificate for \(certificate.app): give it with --certificate")
        }
        guard certificate.begin <= time, time < certificate.end else {
            return PushRefusal(
                .badCertificate, "the certificate is good from \(certificate.begin.formatted(.iso8601)) to \(certificate.end.formatted(.iso8601))")
        }
        guard certificate.environments.contains(environment) else {
            let names = certificate.environments.map(\.rawValue).sorted().joined(separator: " and ")
            return PushRefusal(.badCertificateEnvironment, "the certificate is for \(names); this is the \(environment.rawValue) environment")
        }
        return nil
    }
}
