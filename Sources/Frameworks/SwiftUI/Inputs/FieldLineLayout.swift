import ViewEngine

/// The line of a field: some points higher than its text, which stands in the middle.
struct FieldLineLayout: Layout {
    /// What a line has more than the whole points that its text takes.
    let room: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: size.width, height: size.height.rounded(.up) + room)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let own = ProposedViewSize(width: bounds.width, height: proposal.height)
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: own)
        }
    }
}
