import FoundationOverlay
import ViewEngine

/// A view and another one at an edge of it, which takes its room first.
struct SafeAreaInsetLayout: Layout {
    var edge: Edge
    var spacing: CGFloat?
    var alignment: Alignment

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func gap(_ subviews: Subviews) -> CGFloat {
        spacing ?? subviews[0].spacing.distance(to: subviews[1].spacing, along: isVertical ? .vertical : .horizontal)
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func length(_ proposal: ProposedViewSize) -> CGFloat? { isVertical ? proposal.height : proposal.width }

    private func replacing(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        isVertical ? ProposedViewSize(width: proposal.width, height: length) : ProposedViewSize(width: length, height: proposal.height)
    }

    /// What the view and the one at the edge are offered: the latter leaves the former its least length.
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (main: ProposedViewSize, inset: ProposedViewSize) {
        guard let whole = length(proposal) else { return (proposal, proposal) }
        let free = max(0, whole - gap(subviews))
        let least = length(subviews[0].sizeThatFits(replacing(proposal, 0)))
        let inset = replacing(proposal, max(0, free - least))
        return (replacing(proposal, max(0, free - length(subviews[1].sizeThatFits(inset)))), inset)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offers = offers(proposal, subviews)
        let (main, inset) = (subviews[0].sizeThatFits(offers.main), subviews[1].sizeThatFits(offers.inset))
        let sum = length(main) + length(inset) + gap(subviews)
        return isVertical
            ? CGSize(width: max(main.width, inset.width), height: sum) : CGSize(width: sum, height: max(main.height, inset.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal =
            isVertical
            ? ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height)
        let offers = offers(proposal, subviews)
        let (main, inset) = (subviews[0].dimensions(in: offers.main), subviews[1].dimensions(in: offers.inset))
        let isFirst = edge == .top || edge == .leading
        let mainSize = CGSize(width: main.width, height: main.height)
        let along = isFirst ? length(bounds.size) - length(mainSize) : 0
        let insetAlong = isFirst ? 0 : length(bounds.size) - length(CGSize(width: inset.width, height: inset.height))
        let across = ((isVertical ? bounds.width - main.width : bounds.height - main.height)) / 2
        let insetAcross = across + guide(main) - guide(inset)
        let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        let insetOrigin = isVertical ? CGPoint(x: insetAcross, y: insetAlong) : CGPoint(x: insetAlong, y: insetAcross)
        subviews[0].place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offers.main)
        subviews[1].place(at: CGPoint(x: bounds.minX + insetOrigin.x, y: bounds.minY + insetOrigin.y), proposal: offers.inset)
    }

    private func guide(_ dimensions: ViewDimensions) -> CGFloat {
        isVertical ? dimensions[alignment.horizontal] : dimensions[alignment.vertical]
    }
}
