import Foundation

/// The arithmetic of horizontal and vertical stacks (SYSTEM facts 5.2).
struct StackLayout {
    var axis: LayoutAxis
    var spacing: CGFloat?

    private var cross: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }

    /// Distances between neighbours; one fewer than there are children.
    func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        return (1..<subviews.count).map { index in
            spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }

    /// The proposal each child is placed with.
    func proposals(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, distances: [CGFloat]) -> [ProposedViewSize] {
        proposals(proposal[axis], Array(repeating: proposal, count: subviews.count), Array(subviews), distances: distances)
    }

    /// The proposals of children that are offered different lengths across the stack; `total` is what they share along it.
    func proposals(_ total: CGFloat?, _ offers: [ProposedViewSize], _ subviews: [LayoutSubview], distances: [CGFloat]) -> [ProposedViewSize] {
        var result = offers
        guard let total else {
            for index in result.indices { result[index][axis] = nil }
            return result
        }
        let bounds = zip(subviews, offers).map { extent(of: $0, $1) }
        var remaining = max(0, total - distances.reduce(0, +))
        for group in groups(subviews, bounds) {
            let reserved = group.lowerMinimum
            if remaining.isFinite { remaining -= reserved }
            for (position, index) in group.indices.enumerated() {
                result[index][axis] = max(0, remaining / CGFloat(group.indices.count - position))
                let taken = subviews[index].sizeThatFits(result[index])[axis]
                if remaining.isFinite { remaining -= taken }
            }
            if remaining.isFinite { remaining += reserved }
        }
        return result
    }

    private struct Bounds {
        var minimum: CGFloat
        var maximum: CGFloat
    }

    private struct Group {
        var indices: [Int]
        /// Sum of the least sizes of all children of lower priority.
        var lowerMinimum: CGFloat
    }

    private func extent(of subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bounds {
        var probe = proposal
        probe[axis] = 0
        let minimum = subview.sizeThatFits(probe)[axis]
        probe[axis] = .infinity
        return Bounds(minimum: minimum, maximum: subview.sizeThatFits(probe)[axis])
    }

    /// Children by falling priority, in each group by growing flexibility.
    private func groups(_ subviews: [LayoutSubview], _ bounds: [Bounds]) -> [Group] {
        let priorities = subviews.map(\.priority)
        let isEven = priorities.allSatisfy { $0 == priorities.first }
        let levels = isEven ? Array(priorities.prefix(1)) : Set(priorities).sorted(by: >)
        return levels.map { level in
            let members = priorities.indices.filter { priorities[$0] == level }
            let sorted = members.sorted { a, b in
                let (fa, fb) = (bounds[a].maximum - bounds[a].minimum, bounds[b].maximum - bounds[b].minimum)
                return fa == fb ? a < b : fa < fb
            }
            let lower = priorities.indices.filter { priorities[$0] < level }.reduce(0) { $0 + bounds[$1].minimum }
            return Group(indices: sorted, lowerMinimum: lower)
        }
    }

    /// Origins along the cross axis that line the guides up, and the extent they take.
    private func crossPlacement(_ dimensions: [ViewDimensions], _ key: AlignmentKey) -> (origins: [CGFloat], extent: CGFloat) {
        let guides = dimensions.map { $0[key] }
        let lengths = dimensions.map { cross == .horizontal ? $0.width : $0.height }
        if lengths.contains(.infinity) { return (guides.map { _ in 0 }, .infinity) }
        let top = zip(guides, lengths).map { -$0.0 }.min() ?? 0
        let bottom = zip(guides, lengths).map { $0.1 - $0.0 }.max() ?? 0
        return (guides.map { -$0 - top }, bottom - top)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ key: AlignmentKey) -> CGSize {
        place(proposal, subviews, key).size
    }

    /// The stack's size and each child's origin and proposal.
    func place(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ key: AlignmentKey) -> (
        size: CGSize, origins: [CGPoint], proposals: [ProposedViewSize]
    ) {
        let distances = distances(subviews)
        let proposals = proposals(proposal, subviews, distances: distances)
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        let crossed = crossPlacement(dimensions, key)
        var origins: [CGPoint] = []
        var offset: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            var origin = CGPoint.zero
            origin[axis] = offset
            origin[cross] = crossed.origins[index]
            origins.append(origin)
            offset += (axis == .horizontal ? dimension.width : dimension.height) + (index < distances.count ? distances[index] : 0)
        }
        var size = CGSize.zero
        size[axis] = offset
        size[cross] = crossed.extent
        return (size, origins, proposals)
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var result = ViewSpacing.empty
        for (index, subview) in subviews.enumerated() {
            var edges: EdgeSet = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == subviews.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
            result.formUnion(subview.spacing, edges: edges)
        }
        return result
    }
}
