import Foundation

/// One activity as the system knows it.
public struct ActivityRecord: Codable, Hashable, Sendable, Identifiable {
    public let id: String
    /// Bundle identifier of the app.
    public let app: String
    public let attributesType: String
    public let attributes: Data
    public var payload: ActivityPayload
    public var phase: ActivityPhase
    public let push: ActivityPush?
    public var pushToken: Data?
    public let style: ActivityRequest.Style
    public let origin: ActivityRequest.Origin
    public let requestedAt: Date
    /// When a pending activity is to start.
    public let scheduledStart: Date?
    public var startedAt: Date?
    /// Place in the order of starts, across all apps.
    public var startOrder: Int
    /// Timestamp of the newest content.
    public var contentTimestamp: Date
    public var endedAt: Date?
    /// When an ended activity leaves the Lock Screen.
    public var dismissalDate: Date?
    /// Whether the system has shown the activity at all.
    public var isPresented: Bool
    /// Calls for attention when the activity starts.
    public var startAlert: ActivityAlert?
    /// Grows with every change.
    public var revision: Int

    public init(
        id: String, app: String, attributesType: String, attributes: Data, payload: ActivityPayload, phase: ActivityPhase, push: ActivityPush? = nil,
        pushToken: Data? = nil, style: ActivityRequest.Style = .standard, origin: ActivityRequest.Origin = .app, requestedAt: Date,
        scheduledStart: Date? = nil, startedAt: Date? = nil, startOrder: Int = 0, contentTimestamp: Date, endedAt: Date? = nil,
        dismissalDate: Date? = nil, isPresented: Bool = false, startAlert: ActivityAlert? = nil, revision: Int = 0
    ) {
        (self.id, self.app, self.attributesType, self.attributes) = (id, app, attributesType, attributes)
        (self.payload, self.phase, self.push, self.pushToken) = (payload, phase, push, pushToken)
        (self.style, self.origin, self.requestedAt, self.scheduledStart) = (style, origin, requestedAt, scheduledStart)
        (self.startedAt, self.startOrder, self.contentTimestamp, self.endedAt) = (startedAt, startOrder, contentTimestamp, endedAt)
        (self.dismissalDate, self.isPresented, self.startAlert, self.revision) = (dismissalDate, isPresented, startAlert, revision)
    }

    /// Whether the Lock Screen shows the activity.
    public var isOnLockScreen: Bool { isPresented && (phase == .active || phase == .stale || phase == .ended) }
    /// Whether the Dynamic Island may show the activity.
    public var isInIsland: Bool { isPresented && (phase == .active || phase == .stale) }
    /// Whether views are told that the content is out of date.
    public var isStale: Bool { phase == .stale }
}
