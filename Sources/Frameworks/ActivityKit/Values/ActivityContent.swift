import FoundationOverlay

/// A state of a Live Activity, with how long it holds and how much it matters.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
    public let state: State
    /// From this date on the content is out of date, and the activity's state is `stale`.
    public let staleDate: Date?
    /// Orders the activities of an app: the highest is in the Dynamic Island and first on the Lock Screen.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    public var description: String {
        let stale = staleDate.map { "\($0)" } ?? "nil"
        return "ActivityContent(state: \(state), staleDate: \(stale), relevanceScore: \(relevanceScore))"
    }
}
