/// How a Live Activity takes pushes.
public struct PushType: Equatable, Sendable {
    enum Kind: Equatable {
        case token
        case channel(String)
    }

    let kind: Kind

    /// By a token of the activity's own.
    public static var token: PushType { PushType(kind: .token) }
    /// By a broadcast channel, named by its identifier in base64 (iOS 18).
    public static func channel(_ name: String) -> PushType { PushType(kind: .channel(name)) }
}
