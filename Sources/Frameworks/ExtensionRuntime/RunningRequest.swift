import FoundationOverlay
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

    private static let hasActed = Mutex(false)

    /// Notes that the views being drawn do something when they appear.
    public static func noteAction() { hasActed.withLock { $0 = true } }

    /// Waits, where views did something, until the network has heard of the requests that they began.
    @MainActor
    static func hearRequests() async {
        guard
            hasActed.withLock({ acted in
                defer { acted = false }; return acted
            })
        else { return }
        for _ in 0..<turns { await Task.yield() }
        // To suspend a task waits for what the session was told before. To list the session's tasks would, too, and crashes where one of them
        // ends at that moment: the list is not guarded.
        let task = unusedTask
        await Task.detached { task.suspend() }.value
    }

    /// A task that is never begun.
    @MainActor private static let unusedTask = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/"))

    /// How often others get a turn before: a task that an action begins, and one that this begins.
    private static let turns = 4

    /// What the running code draws, else the process.
    public static var current: Drawing? { drawing ?? ofProcess }
}
