import Foundation

/// What a page has been sent, and how much more it can take. Pure.
///
/// A page says which revision it has shown. One that does not keep up misses what lies between: the next message holds everything that
/// changed since the last one, so that nothing piles up.
struct PageLink {
    /// Messages under way at most.
    static let mostUnderWay = 2

    private var revision = 0
    private var shown = 0
    /// Sections of the state as they were sent.
    private var sections: [String: Data] = [:]

    /// Whether another message may be sent.
    var isReady: Bool { revision - shown < Self.mostUnderWay }

    /// The page has shown a revision; one that it was never sent is ignored.
    mutating func hasShown(_ revision: Int) {
        if revision > shown, revision <= self.revision { shown = revision }
    }

    /// The number of the next message.
    mutating func next() -> Int {
        revision += 1
        return revision
    }

    /// The sections that differ from what the page has, which it has from then on.
    mutating func changes(to state: [String: Data]) -> [String: Data] {
        let changed = state.filter { sections[$0.key] != $0.value }
        sections.merge(changed) { $1 }
        return changed
    }
}
