import FoundationOverlay

/// As large as it may be along the axes it scrolls along, with its content at the ideal size there; across them as large as its content.
struct ScrollLayout: Layout {
    let axes: Axis.Set
    let extent: ScrollExtent

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let anchor = UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: 0)
        let x = axes.contains(.horizontal) ? bounds.minX : bounds.midX
        let begin = extent.learn(content: subviews.first?.sizeThatFits(inner(proposal)) ?? .zero, room: bounds.size, axes: axes)
        for subview in subviews {
            subview.place(at: CGPoint(x: x + begin.x, y: bounds.minY + begin.y), anchor: anchor, proposal: inner(proposal))
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
