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
        var lines: [CGFloat] = []
        /// The distances between the lines.
        var gaps: [CGFloat] = []
        var across: CGFloat { tracks.map { $0.start + $0.length }.max() ?? 0 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let plan = plan(proposal, subviews)
        let along = plan.lines.reduce(0, +) + plan.gaps.reduce(0, +)
        let across = (axis == .vertical ? proposal.width : proposal.height).map { max($0, plan.across) } ?? plan.across
        return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(proposal, subviews)
        guard !plan.tracks.isEmpty else { return }
        let extent = axis == .vertical ? bounds.width : bounds.height
        let slack = leadingSlack(extent - plan.across)
        var offset: CGFloat = 0
        for (line, thickness) in plan.lines.enumerated() {
            for (number, track) in plan.tracks.enumerated() {
                let index = line * plan.tracks.count + number
                guard index < subviews.count else { break }
                let box =
                    axis == .vertical
                    ? CGRect(x: bounds.minX + slack + track.start, y: bounds.minY + offset, width: track.length, height: thickness)
                    : CGRect(x: bounds.minX + offset, y: bounds.minY + slack + track.start, width: thickness, height: track.length)
                place(subviews[index], in: box, track.alignment ?? alignment)
            }
            offset += thickness + (line < plan.gaps.count ? plan.gaps[line] : 0)
        }
    }

    /// What lies in a grid has no say in its distance to what surrounds it.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }

    /// Where no distance is given, the views of one line keep from those of the next what they would in a stack.
    private func gaps(_ plan: Plan, _ subviews: Subviews) -> [CGFloat] {
        (0..<max(0, plan.lines.count - 1)).map { spacing ?? gap(after: $0, columns: plan.tracks.count, subviews) }
    }

    private func gap(after line: Int, columns: Int, _ subviews: Subviews) -> CGFloat {
        var widest: CGFloat?
        for index in line * columns..<(line + 1) * columns where index + columns < subviews.count {
            let distance = subviews[index].spacing.distance(to: subviews[index + columns].spacing, along: axis == .vertical ? .vertical : .horizontal)
            widest = max(widest ?? distance, distance)
        }
        return widest ?? Self.standardSpacing
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
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(itemProposal(plan.tracks[index % plan.tracks.count].length))
            let thickness = axis == .vertical ? size.height : size.width
            if index % plan.tracks.count == 0 { plan.lines.append(0) }
            plan.lines[plan.lines.count - 1] = max(plan.lines[plan.lines.count - 1], thickness)
        }
        plan.gaps = gaps(plan, subviews)
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
