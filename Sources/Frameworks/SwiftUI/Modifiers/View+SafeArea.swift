import FoundationOverlay
import ViewEngine

extension View {
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        annotation(.ignoresSafeArea(regions.contains(.container) ? edges : [], keyboard: regions.contains(.keyboard) ? edges : []))
    }

    /// With the place of a view that does not fill the larger space; from iOS 27 on.
    /// - Support: partial: the view fills the larger space, where the alignment makes no difference.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, alignment: Alignment
    ) -> some View { ignoresSafeArea(regions, edges: edges) }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        annotation(.safeAreaContent).padding(insets).annotation(.safeAreaContainer)
    }

    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? defaultPadding, edges: edges))
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        return inset(SafeAreaInsetLayout(edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment), content())
    }

    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let alignment = Alignment(horizontal: .center, vertical: alignment)
        return inset(SafeAreaInsetLayout(edge: edge == .leading ? .leading : .trailing, spacing: spacing, alignment: alignment), content())
    }

    /// A view above the keyboard that covers the lower part of its place.
    nonisolated func aboveKeyboard(height: CGFloat) -> some View {
        let layout = SafeAreaInsetLayout(edge: .bottom, spacing: 0, alignment: .center)
        return annotation(.keyboardContent).covered(layout, by: Color.clear.frame(height: height))
    }

    private nonisolated func inset<V: View>(_ layout: SafeAreaInsetLayout, _ content: V) -> some View {
        annotation(.safeAreaContent).covered(layout, by: content)
    }

    private nonisolated func covered<V: View>(_ layout: SafeAreaInsetLayout, by content: V) -> some View {
        nonisolated(unsafe) let content = content
        return WrappedView(self) { node, evaluation in
            var nodes: [Node] = []
            evaluation.descend(.view("safeAreaInset")) {
                evaluation.withEnvironment({ ($0.stackOrientation, $0.rowSight) = (nil, nil) }) {
                    nodes = evaluation.collect { content._evaluate(evaluation) }
                }
            }
            guard let first = nodes.first else { return node.content }
            let stacked =
                nodes.count == 1
                ? first : Node(.layout(ZStackLayout()._box(named: "ZStack"), children: nodes), environment: first.environment, path: first.path)
            return .layout(layout._box(named: "SafeAreaInset"), children: [node, stacked])
        }.annotation(.safeAreaContainer)
    }
}
