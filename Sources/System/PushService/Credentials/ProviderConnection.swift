import Foundation
import IsletModel

/// What the service remembers of one connection of a provider.
public struct ProviderConnection: Codable, Hashable, Sendable {
    public let environment: PushEnvironment
    /// The team that the first good token bound the connection to.
    public private(set) var team: String?
    /// What the connection began with, if it was a certificate.
    public internal(set) var certificate: ProviderCertificate?
    private var scope: ProviderKey.Scope?
    private var token: String?
    private var tokenSince: Date?
    /// Requests refused since the last that was accepted.
    public internal(set) var errors = 0

    public init(environment: PushEnvironment) { self.environment = environment }

    /// Whether a request with a good token was seen: until then there is one stream.
    public var isProven: Bool { team != nil }

    /// The connection's certificate is good.
    mutating func prove(by certificate: ProviderCertificate) { team = certificate.app }

    /// Takes a verified token, or says why it is refused on this connection.
    mutating func use(_ text: String, _ token: ProviderToken, key: ProviderKey?, at time: Date, rules: PushRules) -> PushRefusal? {
        if let refusal = refusal(token, key) { return refusal }
        if text != self.token {
            if self.token != nil, let tokenSince, time.timeIntervalSince(tokenSince) < rules.providerTokenChangeSeconds {
                return PushRefusal(
                    .tooManyProviderTokenUpdates,
                    "the connection has had another token \(Int(time.timeIntervalSince(tokenSince))) s ago; a token is used for at least "
                        + "\(Int(rules.providerTokenChangeSeconds / 60)) minutes")
            }
            (self.token, tokenSince) = (text, time)
        }
        team = token.team
        scope = key?.scope
        return nil
    }

    private func refusal(_ token: ProviderToken, _ key: ProviderKey?) -> PushRefusal? {
        if let team, team != token.team {
            return PushRefusal(.invalidProviderToken, "the connection belongs to team \(team); team \(token.team) needs a connection of its own")
        }
        guard let key else { return nil }
        guard key.environments.contains(environment) else {
            return PushRefusal(.badEnvironmentKeyIDInToken, "key \(key.identifier) is not for the \(environment.rawValue) environment")
        }
        if let scope, scope != key.scope {
            return PushRefusal(
                .unrelatedKeyIDInToken,
                "the connection began with a key of \(scope == .team ? "a team" : "some apps"); \(key.identifier) is the other kind")
        }
        return nil
    }
}

/// Why a request is refused: Apple's reason, and what Apple does not say.
public struct PushRefusal: Error, Codable, Hashable, Sendable {
    public var reason: PushReason
    public var sentence: String
    /// When a token stopped to be valid.
    public var timestamp: Date?

    public init(_ reason: PushReason, _ sentence: String, timestamp: Date? = nil) {
        (self.reason, self.sentence, self.timestamp) = (reason, sentence, timestamp)
    }
}
