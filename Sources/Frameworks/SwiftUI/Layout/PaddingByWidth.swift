import FoundationOverlay
import ViewEngine

/// Room on both sides of a view that depends on how wide both are together.
struct PaddingByWidth: Layout {
    /// Points, up to ``limit`` and from there on.
    let narrow: CGFloat
    let wide: CGFloat
    let limit: CGFloat

    private func inset(_ width: CGFloat?) -> CGFloat { (width ?? 0) < limit ? narrow : wide }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset($0)) }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: size.width + 2 * inset(proposal.width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + inset(proposal.width), y: bounds.minY), proposal: inner(proposal))
    }
}

extension View {
    /// Points on both sides: `wide` where view and padding are at least `limit` wide.
    nonisolated func paddedByWidth(narrow: CGFloat, wide: CGFloat, from limit: CGFloat) -> some View {
        wrapped { node, _ in
            .layout(PaddingByWidth(narrow: narrow, wide: wide, limit: limit)._box(named: "PaddingByWidth"), children: [node])
        }
    }
}
