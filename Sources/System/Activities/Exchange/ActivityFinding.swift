/// Something a developer should know about an activity.
public struct ActivityFinding: Codable, Hashable, Sendable {
    public enum Code: String, Codable, Hashable, Sendable, CaseIterable {
        /// Attributes and state take more bytes than allowed.
        case tooLarge = "activity-too-large"
        /// A field that holds a picture or other bulk.
        case heavyAttributes = "heavy-attributes"
        /// An update whose state equals the current one.
        case equalState = "activity-equal-state"
        /// An update older than an earlier one.
        case oldTimestamp = "activity-old-timestamp"
        /// A timestamp that lies far ahead.
        case futureTimestamp = "activity-future-timestamp"
        /// A stale date that has passed already.
        case staleInThePast = "activity-stale-in-the-past"
        /// An update or end after the end.
        case afterEnd = "activity-after-end"
        /// A request while the app is in the background.
        case notInForeground = "activity-not-in-foreground"
        /// A request of an app that does not declare Live Activities.
        case notDeclared = "activity-not-declared"
        /// A request while Live Activities are switched off.
        case switchedOff = "activity-switched-off"
        /// A request for one activity too many.
        case limit = "activity-limit"
        /// The system ended the activity because of its age.
        case timeLimit = "activity-time-limit"
        /// A state or attributes that cannot be written as JSON.
        case unencodable = "activity-unencodable"
        /// A state or attributes that the app's type cannot be read from.
        case undecodable = "activity-undecodable"
    }

    public enum Severity: String, Codable, Hashable, Sendable { case error, warning, note }

    public var code: Code
    public var severity: Severity
    /// The activity, where there is one.
    public var id: String?
    /// What happened and how to mend it.
    public var message: String

    public init(_ code: Code, _ severity: Severity, id: String?, _ message: String) {
        self.code = code
        self.severity = severity
        self.id = id
        self.message = message
    }
}
