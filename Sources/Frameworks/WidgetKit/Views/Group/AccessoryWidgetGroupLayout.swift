import FoundationOverlay
import SwiftUI

/// Up to three squares of one size beside each other, as far apart as three of them would be over the whole width.
struct AccessoryWidgetGroupLayout: Layout {
    /// How many views a group shows.
    static let places = 3

    /// The least room between two of them, in points.
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: size.width, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gaps = CGFloat(Self.places - 1)
        let side = max(min(bounds.height, (bounds.width - gaps * spacing) / CGFloat(Self.places)), 0)
        let gap = (bounds.width - CGFloat(Self.places) * side) / gaps
        let width = CGFloat(subviews.count) * (side + gap) - gap
        for (index, subview) in subviews.enumerated() {
            let x = bounds.midX - width / 2 + CGFloat(index) * (side + gap)
            subview.place(at: CGPoint(x: x, y: bounds.midY - side / 2), proposal: ProposedViewSize(width: side, height: side))
        }
    }
}
