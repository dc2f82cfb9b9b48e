import Synchronization

/// What the extension was asked for, for findings that come up outside the drawing of views.
public enum RunningRequest {
    /// What views are drawn of.
    public enum Drawing: Sendable { case widget, activity }

    /// What the running code draws; nil elsewhere. Known to the tasks that it begins, too.
    @TaskLocal public static var drawing: Drawing?

    /// Whether the running code draws a widget or Live Activity for the system to show later, and no window or preview.
    @TaskLocal public static var isArchiving = false

    private static let process = Mutex<Drawing?>(nil)

    /// What the process draws, for code that belongs to no request, such as a thread of the program's own: a Live Activity, which has no
    /// network from its start on, or nil.
    public internal(set) static var ofProcess: Drawing? {
        get { process.withLock { $0 } }
        set { process.withLock { $0 = newValue } }
    }

    /// What the running code draws, else the process.
    public static var current: Drawing? { drawing ?? ofProcess }
}
