import Foundation

extension ReferenceLayout {
    /// Where a view puts its children, in its own coordinates.
    func children(of tree: ReferenceTree, _ p: ReferenceProposal, _ direction: ReferenceAxis?) -> [Placed] {
        switch tree {
        case .fill, .flow, .spacer, .divider: return []
        case .stack(let axis, let alignment, let spacing, let children):
            let size = StackSolution(self, axis, alignment, spacing, children, p).size
            let again = ReferenceProposal(p[axis], along: axis, across: p[axis.other] ?? size[axis.other])
            return StackSolution(self, axis, alignment, spacing, children, again).placed
        case .layers(let x, let y, let children): return layers(children, x, y, size(of: tree, p, direction))
        case .frame(let width, let height, let x, let y, let child):
            return [aligned(child, ReferenceProposal(width ?? p.width, height ?? p.height), x, y, size(of: tree, p, direction), direction)]
        case .flexible(let width, let height, let x, let y, let child):
            let own = size(of: tree, p, direction)
            let offered = ReferenceProposal(width.placing(p.width, own.width), height.placing(p.height, own.height))
            return [aligned(child, offered, x, y, own, direction)]
        case .padding(let insets, let child):
            return [Placed(tree: child, origin: CGPoint(x: insets.leading, y: insets.top), proposal: insets.inside(p), direction: direction)]
        case .fixedSize(_, _, let child), .ratio(_, _, let child):
            return [Placed(tree: child, origin: .zero, proposal: offer(of: tree, p, direction), direction: direction)]
        case .layered(let child, let second, _, let x, let y):
            let own = size(of: child, p, direction)
            let first = Placed(tree: child, origin: .zero, proposal: p, direction: direction)
            let offered = ReferenceProposal(own)
            let origin = CGPoint(
                x: guide(x, .horizontal, of: child, p, direction) - guide(x, .horizontal, of: second, offered, nil),
                y: guide(y, .vertical, of: child, p, direction) - guide(y, .vertical, of: second, offered, nil))
            return [first, Placed(tree: second, origin: origin, proposal: offered, direction: nil)]
        case .priority(_, let child), .guide(_, _, _, let child):
            return [Placed(tree: child, origin: .zero, proposal: p, direction: direction)]
        case .offset(let x, let y, let child): return [Placed(tree: child, origin: CGPoint(x: x, y: y), proposal: p, direction: direction)]
        case .position(let x, let y, let child):
            let inner = size(of: child, p, direction)
            return [Placed(tree: child, origin: CGPoint(x: x - inner.width / 2, y: y - inner.height / 2), proposal: p, direction: direction)]
        case .fits(let axes, let children):
            return fitting(axes, children, p, direction).map { [Placed(tree: $0, origin: .zero, proposal: p, direction: direction)] } ?? []
        case .geometry(let child):
            return [Placed(tree: child, origin: .zero, proposal: ReferenceProposal(size(of: tree, p, direction)), direction: nil)]
        }
    }

    private func aligned(
        _ child: ReferenceTree, _ p: ReferenceProposal, _ x: ReferenceEdge, _ y: ReferenceEdge, _ size: CGSize, _ direction: ReferenceAxis?
    ) -> Placed {
        let origin = CGPoint(
            x: size.width * x.rawValue - guide(x, .horizontal, of: child, p, direction),
            y: size.height * y.rawValue - guide(y, .vertical, of: child, p, direction))
        return Placed(tree: child, origin: origin, proposal: p, direction: direction)
    }

    /// Layers are offered the size that all of them take together; their guides meet where those of the highest priority reach furthest.
    private func layers(_ children: [ReferenceTree], _ x: ReferenceEdge, _ y: ReferenceEdge, _ size: CGSize) -> [Placed] {
        let p = ReferenceProposal(size)
        let highest = children.map { priority(of: $0) }.max()
        let leaders = children.filter { priority(of: $0) == highest }
        let meeting = CGPoint(
            x: leaders.map { guide(x, .horizontal, of: $0, p, nil) }.max() ?? 0, y: leaders.map { guide(y, .vertical, of: $0, p, nil) }.max() ?? 0)
        return children.map { child in
            let origin = CGPoint(x: meeting.x - guide(x, .horizontal, of: child, p, nil), y: meeting.y - guide(y, .vertical, of: child, p, nil))
            return Placed(tree: child, origin: origin, proposal: p, direction: nil)
        }
    }
}
