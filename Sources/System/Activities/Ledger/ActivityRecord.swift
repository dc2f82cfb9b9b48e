import Foundation

/// One activity as the system knows it.
public struct ActivityRecord: Codable, Hashable, Sendable, Identifiable {
    public let id: String
    /// Bundle identifier of the app.
    public let app: String
    public let attributesType: String
    public let attributes: Data
    public internal(set) var payload: ActivityPayload
    public internal(set) var phase: ActivityPhase
    public let push: ActivityPush?
    public internal(set) var pushToken: Data?
    public let style: ActivityRequest.Style
    public let origin: ActivityRequest.Origin
    public let requestedAt: Date
    /// When a pending activity is to start.
    public let scheduledStart: Date?
    public internal(set) var startedAt: Date?
    /// Place in the order of starts, across all apps.
    public internal(set) var startOrder: Int
    /// Timestamp of the newest content.
    public internal(set) var contentTimestamp: Date
    public internal(set) var endedAt: Date?
    /// When an ended activity leaves the Lock Screen.
    public internal(set) var dismissalDate: Date?
    /// Whether the system has shown the activity at all.
    public internal(set) var isPresented: Bool
    /// Calls for attention when the activity starts.
    public internal(set) var startAlert: ActivityAlert?
    /// Grows with every change.
    public internal(set) var revision: Int

    /// Whether the Lock Screen shows the activity.
    public var isOnLockScreen: Bool { isPresented && (phase == .active || phase == .stale || phase == .ended) }
    /// Whether the Dynamic Island may show the activity.
    public var isInIsland: Bool { isPresented && (phase == .active || phase == .stale) }
    /// Whether views are told that the content is out of date.
    public var isStale: Bool { phase == .stale }
}
