// - Support: partial: noted in the tree; films show the change.
import FoundationOverlay
import Snapshot
import ViewEngine

extension View {
    /// The content with the changes of `body`, which alone are animated.
    public nonisolated func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        body(PlaceholderContentView(value: self)).animating(animation)
    }

    @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View { animating(animation) }

    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        animating(animation, mark: AnimationRule.mark(of: String(describing: value)))
    }

    /// The transaction of the change between two archives, which comes without an animation of its own.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        transacting(transform, mark: nil)
    }

    public nonisolated func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        transacting(transform, mark: AnimationRule.mark(of: String(describing: value)))
    }

    private nonisolated func transacting(_ transform: (inout Transaction) -> Void, mark: String?) -> AnimationScope<Self> {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        let changes = animation != .default
        return AnimationScope(self, changes ? AnimationRule(animation?.timing, value: mark) : nil)
    }

    private nonisolated func animating(_ animation: Animation?, mark: String? = nil) -> AnimationScope<Self> {
        AnimationScope(self, AnimationRule(animation?.timing, value: mark))
    }

    nonisolated func noting(_ change: @escaping @MainActor (inout TransitionHint) -> Void) -> some View { annotation(.transition(change)) }

    /// Notes that the view asks for something that goes on moving, which an archived view does not.
    nonisolated func standingStill(_ name: String) -> some View { noting { $0.standsStill(name) } }
}
