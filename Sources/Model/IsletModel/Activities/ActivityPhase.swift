/// Where an activity is in its life.
public enum ActivityPhase: String, Codable, Hashable, Sendable, CaseIterable {
    /// Waits for the date it is scheduled for.
    case pending
    case active
    /// Active, with content that is out of date.
    case stale
    /// Takes no more updates; may still be on the Lock Screen.
    case ended
    /// Gone from everywhere.
    case dismissed

    /// Whether the activity can still be updated.
    public var isOngoing: Bool { self == .pending || self == .active || self == .stale }
}
