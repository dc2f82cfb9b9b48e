import Foundation
import IsletModel

/// The Dynamic Island as a state machine: which activities it shows, and how.
public struct Island: Codable, Hashable, Sendable {
    public enum Event: Codable, Hashable, Sendable {
        /// The ledger changed. An app in the foreground hides its own activities.
        case records([ActivityRecord], foregroundApps: Set<String>)
        /// An activity calls for attention.
        case alert(String)
        /// A person touches an activity and holds.
        case touchAndHold(String)
        /// A person taps elsewhere, or swipes up.
        case collapse
        /// A person swipes along the island to the next activity, where it takes in more than it shows.
        case swipe
        case timePassed
    }

    public private(set) var rules: ActivityRules
    /// How many activities the island takes in. It shows two at a time; people swipe to the others.
    public let places: Int
    /// What is shown now.
    public private(set) var presentation: IslandPresentation = .idle
    private var candidates: [ActivityRecord] = []
    private var expansion: Expansion?
    private var knownTransients: Set<String> = []
    /// How many activities a person has swiped past.
    private var swiped = 0

    private struct Expansion: Codable, Hashable, Sendable {
        var id: String
        /// When it closes by itself.
        var until: Date?
    }

    public init(rules: ActivityRules = .standard, places: Int = 2) {
        self.rules = rules
        self.places = max(places, 2)
    }

    /// Goes on under other rules.
    public mutating func follow(_ rules: ActivityRules) { self.rules = rules }

    /// When the island changes by itself.
    public var nextDeadline: Date? { expansion?.until }

    /// Deals with an event; returns the presentation if it is another one than before.
    public mutating func handle(_ event: Event, at time: Date) -> IslandPresentation? {
        if let until = expansion?.until, until <= time { expansion = nil }
        switch event {
        case .records(let records, let foregroundApps):
            candidates = Self.candidates(records, foregroundApps: foregroundApps)
            openNewTransients()
        case .alert(let id): expand(id, until: time.addingTimeInterval(rules.alertExpansionSeconds))
        case .touchAndHold(let id): expand(id, until: nil)
        case .collapse: expansion = nil
        case .swipe: swiped += 1
        case .timePassed: break
        }
        let old = presentation
        if let id = expansion?.id, !candidates.contains(where: { $0.id == id }) { expansion = nil }
        presentation = expansion.map { .expanded($0.id) } ?? resting()
        return presentation == old ? nil : presentation
    }

    /// The activities that the island may show, the most important first.
    static func candidates(_ records: [ActivityRecord], foregroundApps: Set<String>) -> [ActivityRecord] {
        ActivityOrder.sorted(records.filter { $0.isInIsland && ($0.style == .transient || !foregroundApps.contains($0.app)) })
    }

    /// What the island shows when nobody touches it and nothing calls.
    private mutating func resting() -> IslandPresentation {
        guard let first = candidates.first else { return .idle }
        let others = candidates.dropFirst().filter { !rules.minimalNeedsSeveralApps || $0.app != first.app }
        let taken = [first] + others.prefix(places - 1)
        guard taken.count > 1 else { return .compact(first.id) }
        if taken.count == 2 { swiped = 0 }
        return .minimal(attached: taken[swiped % taken.count].id, detached: taken[(swiped + 1) % taken.count].id)
    }

    private mutating func expand(_ id: String, until: Date?) {
        guard candidates.contains(where: { $0.id == id }) else { return }
        if expansion?.id == id, expansion?.until == nil { return }
        expansion = Expansion(id: id, until: until)
    }

    /// A transient activity appears expanded, and stays so until a person closes it.
    private mutating func openNewTransients() {
        let transients = Set(candidates.filter { $0.style == .transient }.map(\.id))
        if let new = candidates.first(where: { transients.contains($0.id) && !knownTransients.contains($0.id) }) {
            expansion = Expansion(id: new.id, until: nil)
        }
        knownTransients = transients
    }
}
