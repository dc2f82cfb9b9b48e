import Foundation

/// Places: where a node puts its children, for a proposal. Written for left to right; mirrored as a whole otherwise.
@MainActor
enum NodeArranging {
    static func arrangement(of node: Node, for proposal: ProposedViewSize) -> Arrangement {
        var result = leftToRight(node, proposal)
        if node.environment.isRightToLeft {
            for index in result.children.indices {
                let child = result.children[index]
                let width = child.node.size(for: child.proposal).width
                result.children[index].origin.x = result.size.width - child.origin.x - width
            }
        }
        return result
    }

    private static func leftToRight(_ node: Node, _ proposal: ProposedViewSize) -> Arrangement {
        switch node.content {
        case .layout(let box, let children):
            let size = node.size(for: proposal)
            return Arrangement(size: size, children: box.placements(of: node, children: children, in: size, proposal: proposal))
        case .viewThatFits(let horizontal, let vertical, let children):
            guard let child = FittingChoice.child(of: children, horizontal: horizontal, vertical: vertical, proposal) else {
                return Arrangement(size: .zero, children: [])
            }
            return single(child, proposal)
        case .padding(let insets, let child):
            let origin = CGPoint(x: insets.leading, y: insets.top)
            return Arrangement(size: node.size(for: proposal), children: [.init(node: child, origin: origin, proposal: proposal.inset(by: insets))])
        case .fixedFrame(let width, let height, let alignment, let child):
            let offered = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
            return aligned(child, offered, in: node.size(for: proposal), alignment)
        case .flexibleFrame(let frame, let child):
            let size = node.size(for: proposal)
            return aligned(child, FlexibleFrameSizing.placingProposal(frame, proposal, size), in: size, frame.alignment)
        case .fixedSize(let horizontal, let vertical, let child):
            return single(child, ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
        case .aspectRatio(let ratio, let isFill, let child):
            return single(child, AspectRatioSizing.childProposal(ratio, isFill: isFill, child, proposal))
        case .offset(let delta, let child):
            return Arrangement(
                size: node.size(for: proposal),
                children: [.init(node: child, origin: CGPoint(x: delta.width, y: delta.height), proposal: proposal)])
        case .position(let point, let child):
            let inner = child.size(for: proposal)
            let origin = CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2)
            return Arrangement(size: node.size(for: proposal), children: [.init(node: child, origin: origin, proposal: proposal)])
        case .alignmentGuide(_, _, let child), .effect(_, let child), .annotation(_, let child), .coordinateSpace(_, let child),
            .layered(let child, _, _, _):
            return single(child, proposal)
        default:
            return Arrangement(size: node.size(for: proposal), children: [])
        }
    }

    private static func single(_ child: Node, _ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: child.size(for: proposal), children: [.init(node: child, origin: .zero, proposal: proposal)])
    }

    /// The child in a box of `size`, its guides lined up with the box's own.
    static func aligned(_ child: Node, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment) -> Arrangement {
        let box = ViewDimensions(size: size)
        let origin = CGPoint(
            x: box[alignment.horizontal] - child.guide(alignment.horizontal.key, for: proposal),
            y: box[alignment.vertical] - child.guide(alignment.vertical.key, for: proposal))
        return Arrangement(size: size, children: [.init(node: child, origin: origin, proposal: proposal)])
    }
}

extension Node {
    /// How far from the node's left edge the leftmost text in it begins, where layout has it: an offset moves only what is drawn.
    func textLeading(for proposal: ProposedViewSize) -> CGFloat? {
        if traits.isTextInput { return nil }
        if case .text = content { return 0 }
        if case .offset(_, let child) = content { return child.textLeading(for: proposal) }
        return arrangement(for: proposal).children.compactMap { child in
            child.node.textLeading(for: child.proposal).map { $0 + child.origin.x }
        }.min()
    }
}

/// What `aspectRatio` offers its child (docs/SOURCES.md, frames, ratios and grids).
@MainActor
enum AspectRatioSizing {
    static func childProposal(_ ratio: CGFloat?, isFill: Bool, _ child: Node, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(for: .unspecified)
        // To fill, what is not limited does not count: a cell in a scrolling row of cells is as high as it is wide.
        let free: CGFloat = isFill ? 0 : .infinity
        let (across, down) = (factor(proposal.width, shape.width, free), factor(proposal.height, shape.height, free))
        let factor = isFill ? max(across, down) : min(across, down)
        let size = CGSize(width: shape.width * factor, height: shape.height * factor)
        return ProposedViewSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    }

    /// How much a side must grow to be as long as is proposed; `free` where nothing limits it.
    private static func factor(_ proposed: CGFloat?, _ length: CGFloat, _ free: CGFloat) -> CGFloat {
        guard let proposed, length != 0 || proposed != 0 else { return free }
        return proposed / length
    }
}
