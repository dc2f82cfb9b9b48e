import Foundation

/// The changing part of an activity: the app's state as JSON, and what the system is told with it.
public struct ActivityPayload: Codable, Hashable, Sendable {
    /// The content state as the default `JSONEncoder` writes it.
    public var state: Data
    public var staleDate: Date?
    /// Orders activities: the highest first.
    public var relevanceScore: Double

    public init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}
