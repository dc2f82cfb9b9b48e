import Foundation
import PushService

/// What became of everything that a gateway has in its store. A broadcast counts once for each device that it was handed to.
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
}

/// Adds up what became of requests while a store tells of them. A broadcast counts once for each device that it was handed to.
struct PushSummaryBuilder {
    /// What became of a notification for one device: few bytes, since there are millions.
    private struct Fate {
        static let waiting = Fate(code: 1)
        static let shown = Fate(code: 2)
        static let merged = Fate(code: 3)
        private static let firstCause: UInt16 = 4

        var code: UInt16
        /// Seconds after the first request.
        var accepted: Float = 0

        static func dropped(_ cause: Int) -> Fate { Fate(code: firstCause + UInt16(cause)) }
        var cause: Int? { code >= Self.firstCause ? Int(code - Self.firstCause) : nil }
    }

    private var summary = PushSummary()
    private let first: Int
    private var begin: Date?
    /// Of notifications to one token, by their numbers.
    private var fates: [Fate] = []
    /// Of broadcasts: their devices.
    private var broadcasts: [Int: (date: Float, fates: [String: Fate])] = [:]
    private var causes: [String] = []

    /// - Parameter first: The number of the first request that counts.
    init(from first: Int) { self.first = first }

    mutating func add(_ item: PushHistoryItem) {
        switch item {
        case .request(let push): add(push)
        case .fact(let fact, let number): add(fact, number)
        }
    }

    private mutating func add(_ push: PushExplanation) {
        guard push.kind != nil || push.status >= 400 else { return }
        summary.requests += 1
        guard push.reason == nil else {
            summary.refused[push.reason ?? "", default: 0] += 1
            return
        }
        if begin == nil { begin = push.date }
        let seconds = Float(push.date.timeIntervalSince(begin ?? push.date))
        let lost = push.losses.map { $0.isReplacement ? Fate.merged : .dropped(place(of: $0.name)) }
        if push.path.hasPrefix("/4/broadcasts") {
            var fates = Dictionary(push.devices.map { ($0, Fate.waiting) }) { first, _ in first }
            for (index, fate) in lost.enumerated() { fates["\(index)"] = fate }
            broadcasts[push.number] = (seconds, fates)
        } else {
            while fates.count <= push.number - first { fates.append(Fate(code: 0)) }
            fates[push.number - first] = lost.first ?? .waiting
            fates[push.number - first].accepted = seconds
            for effect in push.effects { add(.effect(effect), push.number) }
        }
    }

    private mutating func add(_ fact: PushFact, _ number: Int) {
        if let broadcast = broadcasts[number] {
            guard let device = fact.device else { return }
            var fate = broadcast.fates[device] ?? .waiting
            fate.accepted = broadcast.date
            take(fact, &fate)
            broadcasts[number]?.fates[device] = fate
        } else if number >= first, number - first < fates.count, fates[number - first].code != 0 {
            var fate = fates[number - first]
            take(fact, &fate)
            fates[number - first] = fate
        }
    }

    private mutating func take(_ fact: PushFact, _ fate: inout Fate) {
        let accepted = fate.accepted
        switch fact {
        case .handed, .waits: return
        case .effect(let effect) where effect.isSeen:
            if fate.code == Fate.shown.code { summary.shownTwice += 1 } else { noteLatency(effect.date, accepted) }
            fate.code = Fate.shown.code
        case .effect, .lost:
            // A device that was handed something again says so; what it did the first time counts.
            let isAgain = if case .effect(let effect) = fact { effect.code == .duplicate } else { false }
            guard fate.code == Fate.waiting.code || (!isAgain && fate.code != Fate.shown.code) else { return }
            fate.code = (fact.isMerging ? Fate.merged : .dropped(place(of: fact.cause))).code
        }
    }

    private mutating func noteLatency(_ date: Date, _ accepted: Float) {
        summary.latencies.append(date.timeIntervalSince(begin ?? date) - Double(accepted))
    }

    private mutating func place(of cause: String) -> Int {
        if let known = causes.firstIndex(of: cause) { return known }
        causes.append(cause)
        return causes.count - 1
    }

    var result: PushSummary {
        var result = summary
        for fate in fates where fate.code != 0 { count(fate, &result) }
        for broadcast in broadcasts.values { for fate in broadcast.fates.values { count(fate, &result) } }
        result.latencies.sort()
        return result
    }

    private func count(_ fate: Fate, _ result: inout PushSummary) {
        result.accepted += 1
        if let cause = fate.cause { return result.dropped[causes[cause], default: 0] += 1 }
        switch fate.code {
        case Fate.shown.code: result.shown += 1
        case Fate.merged.code: result.merged += 1
        default: result.waiting += 1
        }
    }
}

extension PushFact {
    fileprivate var device: String? {
        switch self {
        case .handed(let device): device
        case .effect(let effect): effect.device
        case .waits, .lost: nil
        }
    }

    /// A later push took its place.
    fileprivate var isMerging: Bool {
        switch self {
        case .effect(let effect): effect.code == .ignored
        case .lost(let cause): cause.isReplacement
        case .handed, .waits: false
        }
    }

    fileprivate var cause: String {
        switch self {
        case .effect(let effect): effect.code.rawValue
        case .lost(let cause): cause.name
        case .handed, .waits: ""
        }
    }
}

extension PushLoss.Cause {
    fileprivate var isReplacement: Bool {
        if case .replaced = self { true } else { false }
    }

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

    /// Reads the whole store. On the gateway's thread, or when it has stopped.
    ///
    /// - Parameter first: The number of the first request that counts.
    public func summary(from first: Int = 1) throws -> PushSummary {
        var builder = PushSummaryBuilder(from: first)
        try storage.forEach(from: first) { builder.add($0) }
        return builder.result
    }
}
