import FoundationOverlay
import ViewEngine

/// Content larger than its frame. In a window its beginning is shown.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View {
    @MainActor @preconcurrency
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public var body: some View {
        AppOnlyView("ScrollView") { ScrollLayout(axes: axes) { VStack { content } }.effect(.clipScrolling) }
    }
}

/// As large as it may be along the axes it scrolls along, with its content at the ideal size there; across them as large as its content.
struct ScrollLayout: Layout {
    let axes: Axis.Set

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let anchor = UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: 0)
        let x = axes.contains(.horizontal) ? bounds.minX : bounds.midX
        for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: anchor, proposal: inner(proposal)) }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

/// Scrolls a scroll view; an archived one stays at its beginning.
/// - Support: partial: the content stays at its beginning.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}

/// - Support: partial: the content stays at its beginning.
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
