import FoundationOverlay
import ViewEngine

extension Layout {
    /// The views of `content`, arranged by this layout.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        let content = content()
        let layout = self
        return EvaluatedView { LayoutEvaluation.evaluate(layout, content, $0) }
    }
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
    let storage: any AnyLayoutStorage

    public init<L: Layout>(_ layout: L) { storage = LayoutStorage(layout: layout) }

    public typealias Cache = AnyLayoutCache

    public func makeCache(subviews: Subviews) -> AnyLayoutCache { AnyLayoutCache(value: storage.makeCache(subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) -> CGSize {
        storage.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) {
        storage.place(bounds, proposal, subviews, &cache.value)
    }

    public func spacing(subviews: Subviews, cache: inout AnyLayoutCache) -> ViewSpacing { storage.spacing(subviews, &cache.value) }
}

/// The cache of a layout whose type is hidden.
public struct AnyLayoutCache {
    var value: Any
}

protocol AnyLayoutStorage {
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
}

private struct LayoutStorage<L: Layout>: AnyLayoutStorage {
    let layout: L

    private func with<R>(_ subviews: LayoutSubviews, _ cache: inout Any, _ body: (inout L.Cache) -> R) -> R {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = typed }
        return body(&typed)
    }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(subviews, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(subviews, &cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
}
