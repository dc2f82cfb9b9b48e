import FoundationOverlay
import ViewEngine

extension View {
    /// Puts other nodes in front of or behind each node of the view.
    nonisolated func layered(_ alignment: Alignment, isBehind: Bool, _ secondary: @escaping @MainActor (Evaluation) -> Void) -> some View {
        WrappedView(self) { node, evaluation in
            var nodes: [Node] = []
            evaluation.descend(.view(isBehind ? "background" : "overlay")) {
                evaluation.withEnvironment({ ($0.stackOrientation, $0.rowSight) = (nil, nil) }) {
                    nodes = evaluation.collect { secondary(evaluation) }
                }
            }
            return .layered(node, secondary: nodes, alignment, isBehind: isBehind)
        }
    }

    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        nonisolated(unsafe) let content = content()
        return layered(alignment, isBehind: false) { content._evaluate($0) }
    }

    @available(iOS, deprecated: 100000)
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        nonisolated(unsafe) let overlay = overlay
        return layered(alignment, isBehind: false) { overlay._evaluate($0) }
    }

    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.center, isBehind: false) { StyleEvaluation.fill(style, $0, ignoresSafeArea: !edges.isEmpty, followsContainer: true) }
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layered(.center, isBehind: false) { StyledShape(shape, .fill(AnyShapeStyle(style), fillStyle))._evaluate($0) }
    }

    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        nonisolated(unsafe) let content = content()
        return layered(alignment, isBehind: true) { content._evaluate($0) }
    }

    @available(iOS, deprecated: 100000)
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        nonisolated(unsafe) let background = background
        return layered(alignment, isBehind: true) { background._evaluate($0) }
    }

    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.center, isBehind: true) { StyleEvaluation.fill(style, $0, ignoresSafeArea: !edges.isEmpty, followsContainer: true) }
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layered(.center, isBehind: true) { StyledShape(shape, .fill(AnyShapeStyle(style), fillStyle))._evaluate($0) }
    }

    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
