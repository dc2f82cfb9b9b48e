import Foundation

/// What came of a rehearsal.
public struct RehearsalReport: Codable, Hashable, Sendable {
    /// Of all devices, or of a group.
    public struct Count: Codable, Hashable, Sendable {
        public var devices = 0
        /// Requests that the server made, or deliveries that a broadcast led to.
        public var addressed = 0
        public var refused: [String: Int] = [:]
        public var accepted = 0
        public var shown = 0
        /// A later push took its place on the way.
        public var merged = 0
        public var dropped: [String: Int] = [:]
        public var alerts = 0
        /// Devices whose budget was spent at some time.
        public var devicesOutOfBudget = 0
        /// The minute at which that happened, in the middle of them.
        public var minuteOutOfBudget: Double?

        /// Whether every accepted push was shown, merged or dropped with a reason.
        public var isBalanced: Bool { accepted == shown + merged + dropped.values.reduce(0, +) }
    }

    /// Seconds from accepted to shown.
    public struct Latency: Codable, Hashable, Sendable {
        public var median: Double
        public var of90: Double
        public var of99: Double
        public var longest: Double
    }

    public struct Cost: Codable, Hashable, Sendable {
        /// Requests to the push service.
        public var requests: Int
        public var bytes: Int
        /// Seconds that the longest push takes to send, at the server's rate.
        public var secondsToSend: Double?
    }

    public var total = Count()
    public var groups: [String: Count] = [:]
    public var latency: Latency?
    public var cost: Cost
    /// Whether all counts are balanced.
    public var isBalanced: Bool { total.isBalanced && groups.values.allSatisfy(\.isBalanced) }
}

/// What one device was handed, and what became of it.
public struct RehearsedHistory: Hashable, Sendable {
    public struct Arrival: Hashable, Sendable {
        /// The push, by its place in the plan.
        public var push: Int
        /// Seconds from the start.
        public var time: Double
        /// `shown`, `merged`, or why it was dropped.
        public var fate: String
    }

    public var group: RehearsalPlan.Group
    public var arrivals: [Arrival]
}
