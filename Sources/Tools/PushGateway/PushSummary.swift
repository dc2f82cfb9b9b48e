import Foundation
import PushService

/// What became of everything that a gateway has in its store.
public struct PushSummary: Codable, Hashable, Sendable {
    public var requests = 0
    public var refused: [String: Int] = [:]
    public var accepted = 0
    public var shown = 0
    /// A later push took its place on the way.
    public var merged = 0
    public var dropped: [String: Int] = [:]
    /// Waits for a device.
    public var waiting = 0
    /// Devices said of one push more than once that they show it.
    public var shownTwice = 0
    /// Seconds from accepted to shown, of those that were shown, sorted.
    public var latencies: [Double] = []

    /// Whether every accepted push is accounted for.
    public var isBalanced: Bool { accepted == shown + merged + waiting + dropped.values.reduce(0, +) }

    mutating func add(_ push: PushExplanation) {
        guard push.kind != nil || push.status >= 400 else { return }
        requests += 1
        guard push.reason == nil else {
            refused[push.reason ?? "", default: 0] += 1
            return
        }
        accepted += 1
        let seen = push.effects.filter(\.isSeen)
        if seen.count > 1 { shownTwice += 1 }
        if let effect = seen.first {
            shown += 1
            latencies.append(effect.date.timeIntervalSince(push.date))
        } else if let effect = push.effects.last {
            if effect.code == .ignored { merged += 1 } else { dropped[effect.code.rawValue, default: 0] += 1 }
        } else if let loss = push.losses.last {
            if case .replaced = loss { merged += 1 } else { dropped[loss.name, default: 0] += 1 }
        } else {
            waiting += 1
        }
    }
}

extension PushLoss.Cause {
    fileprivate var name: String {
        switch self {
        case .offline: "offline"
        case .replaced: "replaced"
        case .expired: "expired"
        case .tokenEnded: "token-ended"
        }
    }
}

extension PushGateway {
    /// The number of the last request that the store knows.
    public var lastNumber: Int { get throws { try storage.lastNumber() } }

    /// Explanations that are read at a time.
    private static let page = 1000

    /// Reads the whole store. On the gateway's thread, or when it has stopped.
    ///
    /// - Parameter first: The number of the first request that counts.
    public func summary(from first: Int = 1) throws -> PushSummary {
        var summary = PushSummary()
        var number = first
        let last = try storage.lastNumber()
        while number <= last {
            let end = min(last, number + Self.page - 1)
            for explanation in try storage.explanations(in: number...end) { summary.add(explanation) }
            number = end + 1
        }
        summary.latencies.sort()
        return summary
    }
}
