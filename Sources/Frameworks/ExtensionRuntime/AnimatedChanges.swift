import Dispatch
import Snapshot
import Synchronization

/// Animations that a program has asked for, until the window that shows the change takes them.
public enum AnimatedChanges {
    private struct State {
        var pending: MotionTiming?
        var count = 0
        var isWatched = false
    }

    private static let state = Mutex(State())

    /// Whether somebody watches a window of the program while the time passes.
    public static var isWatched: Bool {
        get { state.withLock { $0.isWatched } }
        set { state.withLock { $0.isWatched = newValue } }
    }

    /// A change has been made with an animation. What it changes is seen in this turn of the main queue or the next; afterwards it is forgotten.
    public static func note(_ timing: MotionTiming) {
        let number = state.withLock { state in
            state.pending = timing
            state.count += 1
            return state.count
        }
        DispatchQueue.main.async { DispatchQueue.main.async { forget(number) } }
    }

    private static func forget(_ number: Int) { state.withLock { if $0.count == number { $0.pending = nil } } }

    /// The animation of the change that is about to be shown; nil where there is none.
    public static var pending: MotionTiming? { state.withLock { $0.pending } }

    /// The animation of the change that is shown now; nil where there is none.
    public static func take() -> MotionTiming? {
        state.withLock { state in
            defer { state.pending = nil }
            return state.pending
        }
    }
}
