import Dispatch
import Foundation
import Snapshot
import Synchronization
import ViewEngine

/// Animations that a program has asked for, until the window that shows the change takes them.
public enum AnimatedChanges {
    private struct State {
        var pending: MotionTiming?
        var count = 0
        var isWatched = false
        var scope = ChangeSteps.Scope(number: 0, timing: nil)
        var scopes = 0
        /// Whether the change under way is known to the steps.
        var isStepped = false
    }

    private static let state = Mutex(State())
    // What is put and kept in it is guarded by the lock; a program's values are its own affair.
    nonisolated(unsafe) private static var steps = ChangeSteps()
    private static let stepsLock = NSLock()

    /// Whether somebody watches a window of the program while the time passes.
    public static var isWatched: Bool {
        get { state.withLock { $0.isWatched } }
        set {
            state.withLock { $0.isWatched = newValue }
            stepsLock.withLock { steps = ChangeSteps() }
        }
    }

    /// Makes changes that are animated together. What they change is seen in this turn of the main queue or the next.
    public static func animating<Result>(_ timing: MotionTiming?, _ body: () throws -> Result) rethrows -> Result {
        let outer = isWatched && MainTurn.isCurrent ? enter(timing) : nil
        defer {
            if let outer { state.withLock { $0.scope = outer } }
            if let timing { note(timing) }
        }
        return try body()
    }

    private static func enter(_ timing: MotionTiming?) -> ChangeSteps.Scope {
        state.withLock { state in
            defer {
                state.scopes += 1
                state.scope = ChangeSteps.Scope(number: state.scopes, timing: timing)
            }
            return state.scope
        }
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

    // MARK: Steps

    /// Notes a value that has changed.
    ///
    /// - Parameter telling: Tells those who show it.
    public static func change(_ change: @autoclosure () -> SteppedChange, telling: () -> Void) {
        guard isWatched else { return telling() }
        let (change, scope) = (change(), currentScope)
        stepsLock.withLock { steps.add(change, in: scope) }
        stepping(telling)
    }

    /// Something that a window shows has changed: a value of which the steps know, or something else.
    public static func somethingChanged() {
        let (isOther, scope) = state.withLock { ($0.isWatched && !$0.isStepped, $0.scope) }
        if isOther, MainTurn.isCurrent { stepsLock.withLock { steps.addOther(in: scope) } }
    }

    private static var currentScope: ChangeSteps.Scope {
        MainTurn.isCurrent ? state.withLock(\.scope) : ChangeSteps.Scope(number: 0, timing: nil)
    }

    /// Takes the changes of this turn back, where they are animated each for itself; answers what makes one after the other again.
    public static func takeSteps() -> [() -> Void] {
        guard isWatched else { return [] }
        let taken = stepsLock.withLock { steps.take() }
        stepping { taken.reversed().forEach { $0.undo() } }
        return taken.map { step in
            {
                state.withLock { $0.pending = step.timing }
                stepping { step.redo() }
            }
        }
    }

    private static func stepping(_ change: () -> Void) {
        state.withLock { $0.isStepped = true }
        change()
        state.withLock { $0.isStepped = false }
    }
}
