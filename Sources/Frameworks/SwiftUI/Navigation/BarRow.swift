import FoundationOverlay
import ViewEngine

/// What stands beside a title, and the title between: in the middle of the bar where there is room, else of what is left.
struct BarRow: Layout {
    /// Points between the title and what stands beside it.
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let leading = subviews[0].sizeThatFits(.unspecified).width
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        let left = bounds.minX + (leading > 0 ? leading + spacing : 0)
        let right = bounds.maxX - (trailing > 0 ? trailing + spacing : 0)
        let room = ProposedViewSize(width: max(0, right - left), height: bounds.height)
        let width = min(subviews[1].sizeThatFits(room).width, max(0, right - left))
        let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
    }
}
