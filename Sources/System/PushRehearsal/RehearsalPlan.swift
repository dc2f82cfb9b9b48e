import Foundation
import IsletModel
import PushService

/// What is rehearsed: devices, and what a server sends them when. Times are seconds from the start.
public struct RehearsalPlan: Hashable, Sendable {
    /// Devices that are alike.
    public struct Group: Codable, Hashable, Sendable {
        public var name: String
        /// Part of all devices, 0…1.
        public var share: Double
        /// Version of the system, such as 17.1.
        public var version = 26.0
        /// Seconds for which a device of the group is away, each time.
        public var offlineSeconds = 0.0
        /// Seconds from one absence to the next; each device has its own beginning.
        public var offlineEvery = 0.0
        public var isInLowPower = false
        public var isLocked = false
        /// Whether the app declares frequent updates, and the person left them on.
        public var takesFrequentPushes = false
        /// Seconds after which the person swipes the activity away, in the middle; nil for never.
        public var swipesAfter: Double?
        /// Identifier of the time zone.
        public var timeZone = "UTC"

        public init(name: String, share: Double) { (self.name, self.share) = (name, share) }
    }

    /// One request of the server to each device, or one broadcast.
    public struct Push: Codable, Hashable, Sendable {
        /// When the server begins to send it.
        public var time: Double
        public var payload: Data
        /// Whether it goes to the tokens that start activities.
        public var starts = false
        public var priority = NotificationHeaders.Priority.immediate
        /// Seconds until it is worth nothing; 0: it is tried once; nil: without a date.
        public var expiresAfter: Double?

        public init(at time: Double, payload: Data) { (self.time, self.payload) = (time, payload) }
    }

    public var app: String
    /// The state with which activities run from the start, JSON; nil where pushes start them.
    public var initialState: Data?
    public var groups: [Group]
    public var pushes: [Push]
    /// Seconds.
    public var duration: Double
    /// Whether the pushes are broadcasts on a channel.
    public var usesChannel = false
    /// Whether the channel keeps its latest message.
    public var channelKeepsLatest = false
    /// Requests that the server makes in a second; nil: all at once.
    public var requestsPerSecond: Double?
    /// Seconds from accepting to arriving, in the middle; nil for the usual.
    public var latency: Double?

    public init(app: String, groups: [Group], pushes: [Push], duration: Double) {
        (self.app, self.groups, self.pushes, self.duration) = (app, groups, pushes, duration)
    }
}
