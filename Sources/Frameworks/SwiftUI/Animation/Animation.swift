// - Support: partial: noted in the tree; pictures show the end of a change, films and windows that are watched the way to it.
import Dispatch
import ExtensionRuntime
import FoundationOverlay
import Motion
import Snapshot
import ViewEngine

/// How a change is animated. An archived view only notes it; the system shows the change.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    var timing: MotionTiming
    /// Seconds after which it counts as done, where the program says so.
    var completesAfter: Double?

    public var description: String { DumpText.timing(timing) }

    init(_ timing: MotionTiming) { self.timing = timing }
    init(_ curve: MotionTiming.Curve) { timing = MotionTiming(curve) }

    public static let `default` = Animation(.system(.standard))

    public func delay(_ delay: TimeInterval) -> Animation { with(timing.delayed(by: delay)) { $0 + delay } }
    public func speed(_ speed: Double) -> Animation { with(timing.sped(by: speed)) { speed > 0 ? $0 / speed : $0 } }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with(timing.repeated(max(repeatCount, 1), autoreverses: autoreverses))
    }
    /// - Support: partial: run once; nothing goes on moving in an archived view.
    public func repeatForever(autoreverses: Bool = true) -> Animation { with(timing.repeated(nil, autoreverses: autoreverses)) }

    private func with(_ timing: MotionTiming, completing: (Double) -> Double = { $0 }) -> Animation {
        var result = self
        result.timing = timing
        result.completesAfter = completesAfter.map(completing)
        return result
    }

    /// Seconds after which it counts as done.
    func seconds(_ criteria: AnimationCompletionCriteria) -> Double {
        let whole = MotionTrack(inApp: timing).duration
        return criteria == .removed ? whole : completesAfter.map { min($0, whole) } ?? timing.logicalSeconds
    }
}

/// Makes a change. In an app's window that somebody watches it is animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    noteStanding()
    return try animating(animation, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    let result = try animating(animation, body)
    for (criteria, completion) in transaction.completions { complete(animation, criteria, completion) }
    return result
}

func animating<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
    try RunningRequest.isArchiving ? body() : AnimatedChanges.animating(animation?.timing, body)
}

/// Says that nothing moves, where the change is made while a widget or Live Activity is archived.
private func noteStanding() {
    guard RunningRequest.isArchiving else { return }
    ArchiveContext.note(
        SnapshotDiagnostic(
            code: .willNotMove, severity: .warning,
            message: "withAnimation moves nothing in a widget or Live Activity: its view is archived once, as it is after the change."))
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes a change, and what comes after it: at once where nobody watches how it moves.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    noteStanding()
    let result = try animating(animation, body)
    complete(animation, completionCriteria, completion)
    return result
}

/// Calls what comes after a change when its animation is over.
private func complete(_ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    let seconds = animation.map { $0.seconds(criteria) } ?? 0
    guard AnimatedChanges.isWatched, seconds > 0 else { return completion() }
    // Apple's closure is not Sendable; it is called on the main queue, where programs make their changes.
    nonisolated(unsafe) let done = completion
    if seconds.isFinite { DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done() } }
}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { value in animating(animation) { wrappedValue = value } })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}
