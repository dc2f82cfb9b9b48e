import FoundationOverlay
import ViewEngine

/// Scrolls the scroll views in it. An archived view stays at its beginning.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    @State private var wish = ScrollWish()

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
    /// What the content is made of.
    private struct Source: KeptSource {
        let content: (ScrollViewProxy) -> Content
        let wish: ScrollWish
    }

    public var body: some View {
        EvaluatedView { evaluation in
            let pass = evaluation.archive.pass
            if pass.isRunning { wish.changed = pass.changed }
            evaluation._kept("content", as: Source(content: content, wish: wish)) { content(ScrollViewProxy(wish: wish)) }.environment(
                \.scrollWish, wish
            )._evaluate(evaluation)
        }
    }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy: Sendable {
    let wish: ScrollWish

    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { wish.ask(for: AnyHashable(id), anchor) }
}

/// Where a program wants to scroll to, until that is done.
final class ScrollWish: @unchecked Sendable {
    // Touched by the main actor alone.
    private(set) var id: AnyHashable?
    private(set) var anchor: UnitPoint?
    private var attempts = 0
    var changed: @Sendable () -> Void = {}
    /// Passes that may be needed until rows that were not made are.
    private static let mostAttempts = 8

    func ask(for id: AnyHashable, _ anchor: UnitPoint?) {
        (self.id, self.anchor, attempts) = (id, anchor, 0)
        changed()
    }

    /// The same in the middle of a pass, whose views have still to be made.
    func begin(_ id: AnyHashable, _ anchor: UnitPoint?) { (self.id, self.anchor, attempts) = (id, anchor, 0) }

    func isFulfilled() { id = nil }

    /// Counts an attempt; what is not found is given up.
    func attempt() {
        attempts += 1
        if attempts > Self.mostAttempts { id = nil }
    }
}

private enum ScrollWishKey: EnvironmentKey { static var defaultValue: ScrollWish? { nil } }

extension EnvironmentValues {
    var scrollWish: ScrollWish? {
        get { self[ScrollWishKey.self] }
        set { self[ScrollWishKey.self] = newValue }
    }
}

extension Evaluation {
    /// Scrolls to the nodes of an element where that is wished.
    func followWish(_ id: AnyHashable, _ nodes: [Node]) -> [Node] {
        guard let extent = environment.scrollViewport?.extent, archive.pass.isRunning, let first = nodes.first else { return nodes }
        let (wish, targets) = (environment.scrollWish?.id == id ? environment.scrollWish : nil, environment.scrollTargets)
        guard wish != nil || targets != nil else { return nodes }
        let anchor = wish?.anchor
        let noted = Node(
            .annotation(
                .placed { frame, _ in
                    targets?.learn(id, extent.content(frame))
                    guard let wish else { return }
                    wish.isFulfilled()
                    extent.show(extent.content(frame), anchor)
                }, first), environment: first.environment, path: first.path, traits: first.traits)
        return [noted] + nodes.dropFirst()
    }

    /// Whether elements have to say where they lie.
    var asksForElements: Bool { environment.scrollWish?.id != nil || environment.scrollTargets != nil }
}
