import Synchronization

/// What the extension was asked for last, for findings that come up outside the drawing of views.
public enum RunningRequest {
    /// What views are drawn of; nil elsewhere. Known to the tasks that views begin, too.
    public enum Drawing: Sendable { case widget, activity }

    @TaskLocal public static var drawing: Drawing?

    private static let activity = Mutex(false)

    /// Whether the last request draws a Live Activity, which has no network from its start on.
    public internal(set) static var isActivity: Bool {
        get { activity.withLock { $0 } }
        set { activity.withLock { $0 = newValue } }
    }
}
