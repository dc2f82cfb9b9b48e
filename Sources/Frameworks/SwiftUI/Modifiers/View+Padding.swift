import FoundationOverlay
import ViewEngine

/// Padding where no length is given, in points (docs/SOURCES.md, spacing).
let defaultPadding: CGFloat = 16

extension View {
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        wrapped { node, _ in .padding(insets, node) }
    }

    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? defaultPadding, edges: edges))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

extension EdgeInsets {
    init(_ length: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
