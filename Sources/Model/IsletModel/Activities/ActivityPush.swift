/// How an activity takes pushes.
public enum ActivityPush: Codable, Hashable, Sendable {
    /// By a token of its own.
    case token
    /// By a broadcast channel, in base64.
    case channel(String)
}
