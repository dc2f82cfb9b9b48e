import Foundation

/// One view in a slot of the Dynamic Island, which is as large as the view and its margins. The margins narrow what the view is
/// offered; a view that is wider, but not wider than the slot, uses them up before it is cut or has to truncate.
public struct IslandSlotLayout: Layout {
    public var margins: EdgeInsets

    public init(margins: EdgeInsets) { self.margins = margins }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let view = subviews.first else { return .zero }
        let content = view.sizeThatFits(offer(to: view, proposal))
        return CGSize(
            width: Self.length(content.width, margins.leading + margins.trailing, in: proposal.width),
            height: Self.length(content.height, margins.top + margins.bottom, in: proposal.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let view = subviews.first else { return }
        let inner = offer(to: view, proposal)
        let size = view.sizeThatFits(inner)
        let origin = CGPoint(
            x: bounds.minX + Self.offset(size.width, margins.leading, margins.trailing, in: bounds.width),
            y: bounds.minY + Self.offset(size.height, margins.top, margins.bottom, in: bounds.height))
        view.place(at: origin, proposal: inner)
    }

    private func offer(to view: LayoutSubview, _ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: margins)
        guard let slot = proposal.width, let free = inner.width else { return inner }
        let ideal = view.sizeThatFits(ProposedViewSize(width: nil, height: inner.height)).width
        if ideal > free, ideal <= slot { inner.width = slot }
        return inner
    }

    private static func length(_ content: CGFloat, _ margins: CGFloat, in slot: CGFloat?) -> CGFloat {
        max(content, min(content + margins, slot ?? .infinity))
    }

    /// Centred between the margins; where they do not fit, each gives way in proportion.
    private static func offset(_ content: CGFloat, _ before: CGFloat, _ after: CGFloat, in slot: CGFloat) -> CGFloat {
        let (free, margins) = (slot - content, before + after)
        if free >= margins { return before + (free - margins) / 2 }
        return margins > 0 ? free * before / margins : free / 2
    }
}
