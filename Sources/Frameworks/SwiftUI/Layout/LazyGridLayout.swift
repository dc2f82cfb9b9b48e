import FoundationOverlay
import ViewEngine

/// The arithmetic of lazy grids: tracks across, lines along the axis.
struct LazyGridLayout: Layout {
    /// The direction lines follow each other in.
    var axis: Axis
    var items: [GridItem]
    var alignment: Alignment
    var spacing: CGFloat?

    /// Distance where none is given, in points (docs/SOURCES.md, frames, ratios and grids).
    private static let standardSpacing: CGFloat = 8

    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private struct Plan {
        var tracks: [Track] = []
        var lines: [LazyGridLine] = []
        /// The size of each line along the axis.
        var thicknesses: [CGFloat] = []
        /// The distances between the lines.
        var gaps: [CGFloat] = []
        var across: CGFloat { tracks.map { $0.start + $0.length }.max() ?? 0 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let plan = plan(proposal, subviews)
        let along = plan.thicknesses.reduce(0, +) + plan.gaps.reduce(0, +)
        let across = (axis == .vertical ? proposal.width : proposal.height).map { max($0, plan.across) } ?? plan.across
        return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(proposal, subviews)
        guard !plan.tracks.isEmpty else { return }
        let extent = axis == .vertical ? bounds.width : bounds.height
        let slack = leadingSlack(extent - plan.across)
        var offset: CGFloat = 0
        for (number, line) in plan.lines.enumerated() {
            let thickness = plan.thicknesses[number]
            for index in line.subviews {
                let track = plan.tracks[index - line.subviews.lowerBound]
                let (start, length) = line.isWhole ? (0, max(extent, plan.across)) : (slack + track.start, track.length)
                let box =
                    axis == .vertical
                    ? CGRect(x: bounds.minX + start, y: bounds.minY + offset, width: length, height: thickness)
                    : CGRect(x: bounds.minX + offset, y: bounds.minY + start, width: thickness, height: length)
                place(subviews[index], in: box, line.isWhole ? alignment : track.alignment ?? alignment)
            }
            offset += thickness + (number < plan.gaps.count ? plan.gaps[number] : 0)
        }
    }

    /// What lies in a grid has no say in its distance to what surrounds it.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }

    /// Where no distance is given, the views of one line keep from those of the next what they would in a stack.
    private func gaps(_ lines: [LazyGridLine], _ subviews: Subviews) -> [CGFloat] {
        zip(lines, lines.dropFirst()).map { spacing ?? gap(from: $0, to: $1, subviews) }
    }

    private func gap(from line: LazyGridLine, to next: LazyGridLine, _ subviews: Subviews) -> CGFloat {
        let along: LayoutAxis = axis == .vertical ? .vertical : .horizontal
        let pairs: [(Int, Int)] =
            line.isWhole || next.isWhole
            ? line.subviews.flatMap { index in next.subviews.map { (index, $0) } } : Array(zip(line.subviews, next.subviews))
        return pairs.map { subviews[$0].spacing.distance(to: subviews[$1].spacing, along: along) }.max() ?? Self.standardSpacing
    }

    private func leadingSlack(_ slack: CGFloat) -> CGFloat {
        if axis == .vertical {
            return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? slack : slack / 2
        }
        return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? slack : slack / 2
    }

    private func place(_ subview: LayoutSubview, in box: CGRect, _ alignment: Alignment) {
        let proposal = itemProposal(axis == .vertical ? box.width : box.height)
        let size = subview.sizeThatFits(proposal)
        let x = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let y = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        let origin = CGPoint(x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y)
        subview.place(at: origin, anchor: .zero, proposal: proposal)
    }

    private func itemProposal(_ length: CGFloat) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
        var plan = Plan()
        plan.tracks = tracks(axis == .vertical ? proposal.width : proposal.height)
        guard !plan.tracks.isEmpty else { return plan }
        plan.lines = LazyGridLine.lines(of: subviews.map { $0[LazyGridPlace.self] }, tracks: plan.tracks.count)
        let across = max((axis == .vertical ? proposal.width : proposal.height) ?? 0, plan.across)
        plan.thicknesses = plan.lines.map { line in
            line.subviews.map { index in
                let length = line.isWhole ? across : plan.tracks[index - line.subviews.lowerBound].length
                let size = subviews[index].sizeThatFits(itemProposal(length))
                return axis == .vertical ? size.height : size.width
            }.max() ?? 0
        }
        plan.gaps = gaps(plan.lines, subviews)
        return plan
    }

    /// Fixed items first; the rest share what is left, between their limits. Adaptive items hold as many as fit, and one of all there is
    /// where not even one does.
    private func tracks(_ proposed: CGFloat?) -> [Track] {
        let gaps = items.dropLast().map { $0.spacing ?? Self.standardSpacing }
        var remaining = (proposed ?? 0) - gaps.reduce(0, +)
        var shares = items.filter { if case .fixed = $0.size { false } else { true } }.count
        for item in items { if case .fixed(let length) = item.size { remaining -= length } }
        var result: [Track] = []
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = shares > 0 ? max(0, remaining) / CGFloat(shares) : 0
            var used: CGFloat = 0
            switch item.size {
            case .fixed(let length):
                result.append(Track(start: start, length: length, alignment: item.alignment))
                used = length
            case .flexible(let low, let high):
                used = max(low, min(high, share))
                result.append(Track(start: start, length: used, alignment: item.alignment))
                remaining -= used
                shares -= 1
            case .adaptive(let low, let high):
                let gap = item.spacing ?? Self.standardSpacing
                let count = max(1, Int(((share + gap) / (max(low, 1) + gap)).rounded(.down)))
                let length = min(high, (share - gap * CGFloat(count - 1)) / CGFloat(count))
                for number in 0..<count {
                    result.append(Track(start: start + (length + gap) * CGFloat(number), length: length, alignment: item.alignment))
                }
                used = length * CGFloat(count) + gap * CGFloat(count - 1)
                remaining -= share
                shares -= 1
            }
            start += used + (index < gaps.count ? gaps[index] : 0)
        }
        return result
    }
}
