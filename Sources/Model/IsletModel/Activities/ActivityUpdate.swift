import Foundation

/// New content for a running activity, by the app or by a push.
public struct ActivityUpdate: Codable, Hashable, Sendable {
    public var id: String
    public var payload: ActivityPayload
    public var alert: ActivityAlert?
    /// When the content was made; the time of arrival when `nil`.
    public var timestamp: Date?

    public init(id: String, payload: ActivityPayload, alert: ActivityAlert? = nil, timestamp: Date? = nil) {
        self.id = id
        self.payload = payload
        self.alert = alert
        self.timestamp = timestamp
    }
}

/// The end of an activity, by the app or by a push.
public struct ActivityEnd: Codable, Hashable, Sendable {
    public var id: String
    /// The last content; what is shown stays when `nil`.
    public var payload: ActivityPayload?
    public var dismissal: ActivityDismissal
    /// When the content was made; the time of arrival when `nil`.
    public var timestamp: Date?

    public init(id: String, payload: ActivityPayload? = nil, dismissal: ActivityDismissal = .byDefault, timestamp: Date? = nil) {
        self.id = id
        self.payload = payload
        self.dismissal = dismissal
        self.timestamp = timestamp
    }
}
