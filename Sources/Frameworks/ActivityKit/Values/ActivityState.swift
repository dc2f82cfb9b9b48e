/// Where a Live Activity is in its life.
public enum ActivityState: Sendable, Codable, Hashable {
    /// Scheduled for a date that has not come (iOS 26).
    case pending
    /// Visible, and takes updates.
    case active
    /// Takes no more updates, and may still be visible on the Lock Screen.
    case ended
    /// Ended and no longer visible: removed by a person or by the system.
    case dismissed
    /// Active, with content that is out of date.
    case stale
}
