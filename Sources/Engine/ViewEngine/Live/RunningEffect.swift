/// An effect of a view that is on screen, with what it has under way.
@MainActor
final class RunningEffect {
    /// As the last pass made it: its closures see the newest values.
    var effect: ViewEffect
    var task: Task<Void, Never>?
    var subscription: AnyObject?

    init(_ effect: ViewEffect) { self.effect = effect }

    func deliver(_ value: Any) {
        if case .subscription(_, let action) = effect.kind { action(value) }
    }
}
