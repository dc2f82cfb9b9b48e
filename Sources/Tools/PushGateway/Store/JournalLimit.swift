import Foundation
import IsletModel

/// How long a store keeps what it says of requests, and of how many. What waits for a device is kept as long as it waits.
struct JournalLimit {
    /// Seconds; longer than any notification waits.
    var seconds: Double
    var requests: Int

    init(_ rules: PushRules) {
        seconds = max(rules.journalSeconds, rules.storedSeconds)
        requests = rules.journalRequests
    }

    /// Whole seconds that a server can count down: at most ten years.
    var wholeSeconds: Int { Int(min(seconds, 315_360_000)) }
}

/// What a journal keeps no longer.
struct DroppedRequests: Codable, Hashable {
    /// How many requests there were.
    var count: Int
    /// The highest number of them. Those of lower numbers that wait for a device are still there.
    var through: Int
    /// When the last of them came, where that is known.
    var until: Date?
}
