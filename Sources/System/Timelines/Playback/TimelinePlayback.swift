import Foundation
import IsletModel

/// Which entry of a timeline is shown when. A pure function of the timeline and the time.
///
/// The entry with the greatest date that has come is shown; of equal dates the provider's last. Entries are sorted by date without changing
/// the order of equals, those that are past are skipped, and the last one stays. Apple publishes that entries appear at their dates; that
/// unsorted ones are sorted is a decision (the source documents only say that they jump).
public struct TimelinePlayback: Hashable, Codable, Sendable {
    public let timeline: TimelineDescription
    /// Entries as places in the timeline, in the order they are shown. Nil when they already are.
    private let sorted: [Int]?

    public init(_ timeline: TimelineDescription) {
        self.timeline = timeline
        let dates = timeline.dates
        let isSorted = zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }
        sorted = isSorted ? nil : dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
    }

    public var count: Int { timeline.dates.count }

    /// The entries in the order they are shown, as places in the provider's list.
    public var order: [Int] { sorted ?? Array(timeline.dates.indices) }

    /// Whether the provider's order is that of the dates.
    public var isInOrder: Bool { sorted == nil }

    /// Least seconds from one entry to the next; nil for a single entry.
    public var shortestSpacing: Double? {
        guard count > 1 else { return nil }
        return (1..<count).reduce(Double.infinity) { min($0, date($1).timeIntervalSince(date($1 - 1))) }
    }

    private func entry(_ position: Int) -> Int { sorted?[position] ?? position }
    private func date(_ position: Int) -> Date { timeline.dates[entry(position)] }

    /// How many entries have come by a moment.
    private func passed(by time: Date) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if date(middle) <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The entry to show, as its place in the provider's list; nil before the first.
    public func entry(at time: Date) -> Int? {
        let passed = passed(by: time)
        return passed == 0 ? nil : entry(passed - 1)
    }

    /// When another entry appears; nil when the last one is shown.
    public func nextChange(after time: Date) -> Date? {
        let passed = passed(by: time)
        return passed == count ? nil : date(passed)
    }

    /// When the timeline says that it should be followed by another; nil when it does not.
    ///
    /// - Parameter received: When the system got the timeline.
    public func reloadDate(received: Date, timing: ReloadTiming) -> Date? {
        switch timeline.policy {
        case .never: nil
        case .after(let date): date
        case .atEnd: count > 1 ? date(count - 1) : received.addingTimeInterval(timing.singleEntry)
        }
    }

    /// The score of the entry that is shown, while its duration lasts; zero otherwise.
    public func score(at time: Date) -> Double {
        guard let entry = entry(at: time), let relevance = relevance(of: entry) else { return 0 }
        let isOver = relevance.duration > 0 && timeline.dates[entry].addingTimeInterval(relevance.duration) <= time
        return isOver ? 0 : max(0, relevance.score)
    }

    /// When the score may be another one.
    public func nextScoreChange(after time: Date) -> Date? {
        let change = nextChange(after: time)
        guard let entry = entry(at: time), let duration = relevance(of: entry)?.duration, duration > 0 else { return change }
        let end = timeline.dates[entry].addingTimeInterval(duration)
        guard end > time else { return change }
        return min(end, change ?? end)
    }

    /// The greatest score of the timeline's entries.
    public var highestScore: Double { timeline.relevance.reduce(0) { max($0, $1?.score ?? 0) } }

    private func relevance(of entry: Int) -> EntryRelevance? {
        entry < timeline.relevance.count ? timeline.relevance[entry] : nil
    }
}
