import Foundation

/// A provider's timeline without its views: what the system needs to know to show it.
public struct TimelineDescription: Hashable, Codable, Sendable {
    /// When entries appear, in the provider's order.
    public var dates: [Date]
    /// What entries say of their relevance, by their place in `dates`. Empty when none says anything.
    public var relevance: [EntryRelevance?]
    public var policy: ReloadPolicy

    public init(dates: [Date], relevance: [EntryRelevance?] = [], policy: ReloadPolicy) {
        self.dates = dates
        self.relevance = relevance
        self.policy = policy
    }
}

/// When the system asks for the next timeline.
public enum ReloadPolicy: Hashable, Codable, Sendable {
    /// After the last entry.
    case atEnd
    /// At this date or later.
    case after(Date)
    /// Not by itself.
    case never
}

/// How much an entry matters, compared with the same widget's other entries.
public struct EntryRelevance: Hashable, Codable, Sendable {
    /// At or below zero the widget is not rotated to.
    public var score: Double
    /// Seconds from the entry's date; zero lasts until the next entry.
    public var duration: Double

    public init(score: Double, duration: Double = 0) {
        self.score = score
        self.duration = duration
    }
}
