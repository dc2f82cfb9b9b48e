import Foundation

/// The arithmetic of horizontal and vertical stacks (docs/SOURCES.md, stacks), for the children of one stack.
@MainActor
struct StackLayout {
    private let axis: LayoutAxis
    /// The guide that the children are lined up at.
    private let guide: AlignmentKey
    private let children: [Node]
    /// Distances between neighbours; one fewer than there are children.
    private let distances: [CGFloat]
    private let levels: [Level]

    /// The children of one priority.
    private struct Level {
        var members: [Int]
        /// The children of lower priority.
        var lower: [Int]
    }

    private struct Extent {
        var minimum: CGFloat
        var maximum: CGFloat
        /// What takes an endless length even where it is offered none cannot give way.
        var flexibility: CGFloat { minimum == .infinity ? 0 : maximum - minimum }
    }

    /// The stack's size and each child's origin and proposal.
    struct Placement {
        var size: CGSize
        var origins: [CGPoint]
        var proposals: [ProposedViewSize]
    }

    init(axis: LayoutAxis, spacing: CGFloat?, guide: AlignmentKey, children: [Node]) {
        let distances = zip(children, children.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
        self.init(axis: axis, distances: distances, guide: guide, children: children)
    }

    init(axis: LayoutAxis, distances: [CGFloat], guide: AlignmentKey, children: [Node]) {
        self.axis = axis
        self.guide = guide
        self.children = children
        self.distances = distances
        levels = Self.levels(children)
    }

    /// By falling priority.
    private static func levels(_ children: [Node]) -> [Level] {
        let priorities = children.map(\.traits.layoutPriority)
        if priorities.allSatisfy({ $0 == priorities.first }) { return [Level(members: Array(children.indices), lower: [])] }
        return Set(priorities).sorted(by: >).map { level in
            Level(members: children.indices.filter { priorities[$0] == level }, lower: children.indices.filter { priorities[$0] < level })
        }
    }

    private var cross: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }

    /// The proposal each child is placed with.
    private func proposals(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
        proposals(proposal[axis], Array(repeating: proposal, count: children.count))
    }

    /// The proposals of children that are offered different lengths across the stack; `total` is what they share along it.
    func proposals(_ total: CGFloat?, _ offers: [ProposedViewSize]) -> [ProposedViewSize] {
        var result = offers
        guard let total else {
            for index in result.indices { result[index][axis] = nil }
            return result
        }
        // One child is offered everything, whatever its extent.
        let extents = children.count > 1 ? children.indices.map { extent(of: children[$0], offers[$0]) } : []
        var remaining = max(0, total - distances.reduce(0, +))
        for level in levels {
            let reserved = level.lower.reduce(0) { $0 + extents[$1].minimum }
            for (position, index) in byFlexibility(level.members, extents).enumerated() {
                result[index][axis] = max(0, (remaining - reserved) / CGFloat(level.members.count - position))
                if remaining.isFinite { remaining -= children[index].size(for: result[index])[axis] }
            }
        }
        return result
    }

    private func extent(of child: Node, _ proposal: ProposedViewSize) -> Extent {
        var probe = proposal
        probe[axis] = 0
        let minimum = child.size(for: probe)[axis]
        probe[axis] = .infinity
        return Extent(minimum: minimum, maximum: child.size(for: probe)[axis])
    }

    /// The least flexible first.
    private func byFlexibility(_ members: [Int], _ extents: [Extent]) -> [Int] {
        guard members.count > 1 else { return members }
        return members.sorted { a, b in
            let (first, second) = (extents[a], extents[b])
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            // Of two endless ones, that which needs more chooses first.
            if first.flexibility == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
            return a < b
        }
    }

    func place(_ proposal: ProposedViewSize) -> Placement {
        let proposals = proposals(proposal)
        var placement = Placement(size: .zero, origins: [], proposals: proposals)
        placement.origins.reserveCapacity(children.count)
        var line = GuideLine()
        var offset: CGFloat = 0
        for (index, child) in children.enumerated() {
            let size = child.size(for: proposals[index])
            let position = child.guide(guide, for: proposals[index])
            line.add(length: size[cross], guide: position)
            var origin = CGPoint.zero
            origin[axis] = offset
            origin[cross] = -position
            placement.origins.append(origin)
            offset += size[axis] + (index < distances.count ? distances[index] : 0)
        }
        for index in placement.origins.indices { placement.origins[index][cross] = line.origin(below: placement.origins[index][cross]) }
        placement.size[axis] = offset
        placement.size[cross] = line.extent
        return placement
    }

    func spacing() -> ViewSpacing {
        var result = children.isEmpty ? ViewSpacing.zero : ViewSpacing()
        for (index, child) in children.enumerated() {
            var edges: EdgeSet = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == children.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
            result.formUnion(child.spacing, edges: edges)
        }
        return result
    }
}

extension ProposedViewSize {
    /// What a stack along `axis` offers its children when it is placed: across, where nothing was proposed, as much as it takes up itself.
    func filled(across axis: LayoutAxis, by size: CGSize) -> ProposedViewSize {
        var result = self
        let cross: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
        result[cross] = result[cross] ?? size[cross]
        return result
    }
}

/// Views lined up at a guide: how far they reach before and after it.
private struct GuideLine {
    private var least: CGFloat?
    private var greatest: CGFloat?
    private var isEndless = false

    mutating func add(length: CGFloat, guide: CGFloat) {
        least = min(least ?? -guide, -guide)
        greatest = max(greatest ?? length - guide, length - guide)
        isEndless = isEndless || length == .infinity
    }

    var extent: CGFloat { isEndless ? .infinity : (greatest ?? 0) - (least ?? 0) }

    /// Where a view begins whose guide lies at zero when it begins at `start`. The guides of endless views meet nowhere.
    func origin(below start: CGFloat) -> CGFloat { isEndless ? 0 : start - (least ?? 0) }
}
