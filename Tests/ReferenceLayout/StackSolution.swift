import Foundation

/// How a stack shares a proposal: the least flexible children of the highest priority choose first, each from an equal part of what is left.
struct StackSolution {
    private let layout: ReferenceLayout
    private let axis: ReferenceAxis
    private let alignment: ReferenceEdge
    private let children: [ReferenceTree]
    private let proposal: ReferenceProposal
    private let gaps: [CGFloat]
    private var lengths: [CGFloat?]

    init(
        _ layout: ReferenceLayout, _ axis: ReferenceAxis, _ alignment: ReferenceEdge, _ spacing: CGFloat?, _ children: [ReferenceTree],
        _ proposal: ReferenceProposal
    ) {
        (self.layout, self.axis, self.alignment, self.children, self.proposal) = (layout, axis, alignment, children, proposal)
        let spacings = children.map { layout.spacing(of: $0, axis) }
        gaps = children.indices.map { index in
            index == 0 ? 0 : spacing ?? spacings[index - 1].distance(to: spacings[index], axis)
        }
        lengths = Array(repeating: nil, count: children.count)
        if let whole = proposal[axis] { share(whole - gaps.reduce(0, +)) }
    }

    private func across(_ length: CGFloat?) -> ReferenceProposal { ReferenceProposal(length, along: axis, across: proposal[axis.other]) }

    private func length(_ index: Int, _ offered: CGFloat?) -> CGFloat { layout.size(of: children[index], across(offered), axis)[axis] }

    private mutating func share(_ whole: CGFloat) {
        let priorities = children.map { layout.priority(of: $0) }
        let least = children.indices.map { length($0, 0) }
        // What takes an endless length even where it is offered none cannot give way.
        let flexibility = children.indices.map { least[$0] == .infinity ? 0 : length($0, .infinity) - least[$0] }
        var left = whole
        let groups = Set(priorities).sorted(by: >)
        for (rank, priority) in groups.enumerated() {
            let later = groups[(rank + 1)...].flatMap { lower in children.indices.filter { priorities[$0] == lower } }
            let reserved = later.map { least[$0] }.reduce(0, +)
            var group = children.indices.filter { priorities[$0] == priority }
            group.sort { first, second in
                if flexibility[first] != flexibility[second] { return flexibility[first] < flexibility[second] }
                if flexibility[first] == .infinity, least[first] != least[second] { return least[first] > least[second] }
                return first < second
            }
            for (number, index) in group.enumerated() {
                let part = max(0, (left - reserved) / CGFloat(group.count - number))
                lengths[index] = part
                // Of an endless length as much is left.
                if left.isFinite { left -= length(index, part) }
            }
        }
    }

    var size: CGSize {
        let sizes = children.indices.map { layout.size(of: children[$0], across(lengths[$0]), axis) }
        let along = sizes.map { $0[axis] }.reduce(0, +) + gaps.reduce(0, +)
        let extent = self.extent
        let wide = children.isEmpty ? 0 : extent.upperBound - extent.lowerBound
        return axis == .horizontal ? CGSize(width: along, height: wide) : CGSize(width: wide, height: along)
    }

    /// What the children take across, their guides at zero.
    private var extent: ClosedRange<CGFloat> {
        let widths = children.indices.map { layout.size(of: children[$0], across(lengths[$0]), axis)[axis.other] }
        if widths.contains(.infinity) { return 0...(.infinity) }
        let starts = children.indices.map { -guide($0) }
        let ends = children.indices.map { starts[$0] + widths[$0] }
        return (starts.min() ?? 0)...(ends.max() ?? 0)
    }

    private func guide(_ index: Int) -> CGFloat {
        layout.guide(alignment, axis.other, of: children[index], across(lengths[index]), axis)
    }

    var placed: [ReferenceLayout.Placed] {
        let base = -extent.lowerBound
        // The guides of endless views meet nowhere: all begin where the stack does.
        let isEndless = extent.upperBound == .infinity
        var place: CGFloat = 0
        return children.indices.map { index in
            place += gaps[index]
            var origin = CGPoint.zero
            origin[axis] = place
            origin[axis.other] = isEndless ? 0 : base - guide(index)
            place += length(index, lengths[index])
            return ReferenceLayout.Placed(tree: children[index], origin: origin, proposal: across(lengths[index]), direction: axis)
        }
    }
}
