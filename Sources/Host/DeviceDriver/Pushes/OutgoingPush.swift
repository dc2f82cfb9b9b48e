import Foundation
import PushService

/// A push that a scenario sends, as a provider would.
public struct OutgoingPush: Hashable, Sendable {
    /// Whose token it goes to.
    public enum Target: Hashable, Sendable {
        /// Of an activity; the latest where nil.
        case activity(String?)
        /// A token that an activity had before; of the latest where nil.
        case earlierToken(String?)
        /// For starting activities with attributes of this type.
        case start(String)
        case app
        case widgets
        /// By its kind; the first where nil.
        case control(String?)
        /// A token as a server remembers it.
        case token(String)
        /// To everybody who listens.
        case channel(String)
    }

    public var target: Target
    /// Bundle identifier.
    public var app: String
    /// JSON. In `aps`, `timestamp`, `stale-date` and `dismissal-date` may be `"now"` or a length of time from now on such as `"+30m"`.
    public var payload: Data
    public var environment = PushEnvironment.sandbox
    /// By name, such as `apns-priority`; what is not among them follows from the target.
    public var headers: [String: String] = [:]

    /// Seconds until `apns-expiration`; 0 for one attempt, nil for no such header.
    public var expiresAfter: Double?

    public init(to target: Target, of app: String, payload: Data) { (self.target, self.app, self.payload) = (target, app, payload) }
}
