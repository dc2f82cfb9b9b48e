import Foundation

/// One of the two worlds of Apple's push service.
public enum PushEnvironment: String, CaseIterable, Codable, Hashable, Sendable {
    case sandbox
    case production
}

/// A key that a team signs its tokens with, as the service knows it.
public struct ProviderKey: Codable, Hashable, Sendable {
    public var identifier: String
    public var team: String
    /// The public key as X.509's SubjectPublicKeyInfo.
    public var publicKey: Data
    public var environments: Set<PushEnvironment>
    /// The apps that a key of its own is for; nil for a key of the whole team.
    public var topics: Set<String>?

    public init(
        identifier: String, team: String, publicKey: Data, environments: Set<PushEnvironment> = Set(PushEnvironment.allCases),
        topics: Set<String>? = nil
    ) {
        (self.identifier, self.team, self.publicKey) = (identifier, team, publicKey)
        (self.environments, self.topics) = (environments, topics)
    }

    /// Whether the key is for all apps of its team or for some.
    enum Scope: Codable, Hashable, Sendable { case team, topics }

    var scope: Scope { topics == nil ? .team : .topics }
}
