import FoundationOverlay
import ViewEngine

/// An effect of a view that is on screen, with what it has under way.
@MainActor
final class RunningEffect {
    /// As the last pass made it: its closures see the newest values.
    var effect: LiveEffect
    var task: Task<Void, Never>?
    var subscription: AnyObject?

    init(_ effect: LiveEffect) { self.effect = effect }

    func deliver(_ value: Any) {
        guard case .subscription(_, let action) = effect.kind else { return }
        ActionEnvironment.$current.withValue(effect.environment) { action(value) }
    }
}
