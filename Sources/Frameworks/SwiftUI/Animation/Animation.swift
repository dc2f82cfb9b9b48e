// - Support: partial: noted in the tree; pictures show the end of a change.
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import ViewEngine

/// How a change is animated. An archived view only notes it; the system shows the change.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    var timing: MotionTiming

    public var description: String { DumpText.timing(timing) }

    init(_ timing: MotionTiming) { self.timing = timing }
    init(_ curve: MotionTiming.Curve) { timing = MotionTiming(curve) }

    public static let `default` = Animation(.system(.standard))

    public func delay(_ delay: TimeInterval) -> Animation { Animation(timing.delayed(by: delay)) }
    public func speed(_ speed: Double) -> Animation { Animation(timing.sped(by: speed)) }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(timing.repeated(max(repeatCount, 1), autoreverses: autoreverses))
    }
    /// - Support: partial: run once; nothing goes on moving in an archived view.
    public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(timing.repeated(nil, autoreverses: autoreverses)) }
}

/// Makes a change; it is not animated here.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    noteStanding()
    return try body()
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

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

/// Makes a change, which is not animated here, and what comes after it.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    noteStanding()
    let result = try body()
    completion()
    return result
}

extension Binding {
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
