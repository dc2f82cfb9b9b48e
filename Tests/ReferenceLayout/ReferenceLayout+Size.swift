import Foundation

extension ReferenceLayout {
    /// The size that a view takes for a proposal; `direction` is that of the stack around it.
    func size(of tree: ReferenceTree, _ p: ReferenceProposal, _ direction: ReferenceAxis?) -> CGSize {
        switch tree {
        case .fill: return CGSize(width: p.width ?? 10, height: p.height ?? 10)
        case .flow(_, let ideal, let area):
            let width = max(5, min(p.width ?? ideal, ideal))
            return CGSize(width: width, height: area / width)
        case .spacer(let least):
            let width = max(p.width ?? -.infinity, least ?? 8), height = max(p.height ?? -.infinity, least ?? 8)
            return CGSize(width: direction == .vertical ? 0 : width, height: direction == .horizontal ? 0 : height)
        case .divider:
            return direction == .horizontal
                ? CGSize(width: dividerThickness, height: p.height ?? 10) : CGSize(width: p.width ?? 10, height: dividerThickness)
        case .stack(let axis, let alignment, let spacing, let children): return StackSolution(self, axis, alignment, spacing, children, p).size
        case .layers(let x, let y, let children):
            let highest = children.map { priority(of: $0) }.max()
            let leaders = children.filter { priority(of: $0) == highest }
            return CGSize(width: union(leaders, x, .horizontal, p), height: union(leaders, y, .vertical, p))
        case .frame(let width, let height, _, _, let child):
            let inner = size(of: child, ReferenceProposal(width ?? p.width, height ?? p.height), direction)
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .flexible(let width, let height, _, _, let child):
            let offered = ReferenceProposal(width.offer(p.width), height.offer(p.height))
            let inner = size(of: child, offered, direction)
            return CGSize(
                width: width.result(p.width, offered.width, inner.width), height: height.result(p.height, offered.height, inner.height))
        case .padding(let insets, let child):
            let inner = size(of: child, insets.inside(p), direction)
            return CGSize(width: max(0, inner.width + insets.leading + insets.trailing), height: max(0, inner.height + insets.top + insets.bottom))
        case .position: return CGSize(width: p.width ?? 10, height: p.height ?? 10)
        case .geometry: return CGSize(width: p.width ?? 10, height: p.height ?? 10)
        case .fixedSize(_, _, let child), .ratio(_, _, let child):
            return size(of: child, offer(of: tree, p, direction), direction)
        case .layered(let child, _, _, _, _), .priority(_, let child), .offset(_, _, let child), .guide(_, _, _, let child):
            return size(of: child, p, direction)
        case .fits(let axes, let children):
            return fitting(axes, children, p, direction).map { size(of: $0, p, direction) } ?? .zero
        }
    }

    /// How far views reach whose guides meet.
    private func union(_ views: [ReferenceTree], _ edge: ReferenceEdge, _ axis: ReferenceAxis, _ p: ReferenceProposal) -> CGFloat {
        let lengths = views.map { size(of: $0, p, nil)[axis] }
        if lengths.contains(.infinity) { return .infinity }
        let guides = views.map { guide(edge, axis, of: $0, p, nil) }
        return (guides.max() ?? 0) + (zip(lengths, guides).map { $0 - $1 }.max() ?? 0)
    }

    /// What `fixedSize` and `aspectRatio` offer their view.
    func offer(of tree: ReferenceTree, _ p: ReferenceProposal, _ direction: ReferenceAxis?) -> ReferenceProposal {
        switch tree {
        case .fixedSize(let horizontal, let vertical, _): return ReferenceProposal(horizontal ? nil : p.width, vertical ? nil : p.height)
        case .ratio(let ratio, let fills, let child):
            if p == ReferenceProposal(nil, nil) { return p }
            let shape = ratio.map { CGSize(width: $0, height: 1) } ?? size(of: child, ReferenceProposal(nil, nil), direction)
            let factors = [(p.width, shape.width), (p.height, shape.height)].map { asked, length in
                asked.map { $0 == 0 && length == 0 ? .infinity : $0 / length } ?? .infinity
            }
            let factor = fills ? max(factors[0], factors[1]) : min(factors[0], factors[1])
            let result = CGSize(width: shape.width * factor, height: shape.height * factor)
            return ReferenceProposal(result.width.isNaN ? 0 : result.width, result.height.isNaN ? 0 : result.height)
        default: return p
        }
    }

    /// The first view that fits, by its ideal size along the axes in question; the last where none does.
    func fitting(_ axes: [ReferenceAxis], _ children: [ReferenceTree], _ p: ReferenceProposal, _ direction: ReferenceAxis?) -> ReferenceTree? {
        children.first { child in
            let asked = ReferenceProposal(axes.contains(.horizontal) ? nil : p.width, axes.contains(.vertical) ? nil : p.height)
            let ideal = size(of: child, asked, direction)
            return axes.allSatisfy { axis in p[axis].map { ideal[axis] <= $0 + 0.001 } ?? true }
        } ?? children.last
    }
}

extension ReferenceRange {
    private func clamped(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(length, greatest ?? .infinity)) }

    func offer(_ length: CGFloat?) -> CGFloat? { (length ?? ideal).map { clamped($0) } }

    /// The frame's own length: between its limits as near to the offer as they allow, on a side without a limit the view's.
    func result(_ asked: CGFloat?, _ offered: CGFloat?, _ inner: CGFloat) -> CGFloat {
        guard let asked else { return ideal ?? clamped(inner) }
        switch (least, greatest) {
        case (.some, .some): return clamped(asked)
        case (let least?, nil): return max(least, min(offered ?? .infinity, inner))
        case (nil, let greatest?): return min(greatest, max(offered ?? -.infinity, inner))
        case (nil, nil): return inner
        }
    }

    /// What the view is offered when the frame, now `length` long, places it: the frame, unless an ideal length was asked for and no limit
    /// was met.
    func placing(_ asked: CGFloat?, _ length: CGFloat) -> CGFloat? {
        let isFree = ideal == nil && asked == nil && (least ?? -.infinity) < length && length < (greatest ?? .infinity)
        return isFree ? nil : length
    }
}

extension ReferenceInsets {
    func inside(_ p: ReferenceProposal) -> ReferenceProposal {
        ReferenceProposal(p.width.map { max(0, $0 - leading - trailing) }, p.height.map { max(0, $0 - top - bottom) })
    }
}
