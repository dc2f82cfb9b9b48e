import Foundation

/// The children of the expanded island by region, each in its order.
struct IslandRegions {
    let subviews: LayoutSubviews
    let leading: [Int]
    let trailing: [Int]
    let center: [Int]
    let bottom: [Int]

    init(_ subviews: LayoutSubviews) {
        self.subviews = subviews
        func members(_ region: IslandRegion) -> [Int] { subviews.indices.filter { subviews[$0][IslandPlacementKey.self].region == region } }
        (leading, trailing) = (members(.leading), members(.trailing))
        (center, bottom) = (members(.center), members(.bottom))
    }

    func priority(_ indices: [Int]) -> Double { indices.map { subviews[$0][IslandPlacementKey.self].priority }.max() ?? 0 }

    /// The distance between two neighbouring regions; the default where one of them is empty.
    func distance(_ left: [Int], _ right: [Int]) -> CGFloat { spacing(left, .trailing).distance(to: spacing(right, .leading), along: .horizontal) }

    private func spacing(_ indices: [Int], _ edge: EdgeSet) -> ViewSpacing {
        indices.reduce(into: ViewSpacing()) { $0.formUnion(subviews[$1].spacing, edges: edge) }
    }

    /// The distance from one child down to the next.
    func distance(from upper: Int, downTo lower: Int) -> CGFloat {
        subviews[upper].spacing.distance(to: subviews[lower].spacing, along: .vertical)
    }

    /// The largest width the children take of `proposal`.
    func width(_ indices: [Int], for proposal: CGFloat) -> CGFloat {
        indices.map { subviews[$0].sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width }.max() ?? 0
    }

    /// How much more, or less, a child keeps from the edges than the island does.
    func inset(_ index: Int, beyond margins: EdgeInsets) -> EdgeInsets {
        let own = subviews[index][IslandPlacementKey.self].margins.resolved(margins)
        return EdgeInsets(
            top: own.top - margins.top, leading: own.leading - margins.leading, bottom: own.bottom - margins.bottom,
            trailing: own.trailing - margins.trailing)
    }
}
