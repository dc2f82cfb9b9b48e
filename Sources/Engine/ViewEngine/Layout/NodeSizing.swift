import Foundation

/// Sizes: what a node answers to a proposal. Pure functions of node and proposal.
@MainActor
enum NodeSizing {
    static func size(of node: Node, for proposal: ProposedViewSize) -> CGSize {
        switch node.content {
        case .text(let text): return TextLayouts.size(of: text, node: node, for: proposal)
        case .image(let image): return imageSize(image, proposal)
        case .shape(let shape): return shape.sizeThatFits?(proposal) ?? proposal.replacingUnspecifiedDimensions()
        case .fill, .canvas, .geometryReader: return proposal.replacingUnspecifiedDimensions()
        case .spacer(let minLength): return spacerSize(minLength, node.environment.stackOrientation, proposal)
        case .divider: return dividerSize(node.environment, proposal)
        case .progress(let progress): return progressSize(progress, proposal)
        case .layout(let box, let children): return box.size(of: node, children: children, for: proposal)
        case .viewThatFits(let horizontal, let vertical, let children):
            return FittingChoice.child(of: children, horizontal: horizontal, vertical: vertical, proposal)?.size(for: proposal) ?? .zero
        case .sizeDependent(let content): return content.size(proposal)
        case .padding(let insets, let child):
            let inner = child.size(for: proposal.inset(by: insets))
            return CGSize(
                width: max(0, inner.width + insets.leading + insets.trailing), height: max(0, inner.height + insets.top + insets.bottom))
        case .fixedFrame(let width, let height, _, let child):
            if let width, let height { return CGSize(width: width, height: height) }
            let inner = child.size(for: ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .flexibleFrame(let frame, let child): return FlexibleFrameSizing.size(frame, child, proposal)
        case .fixedSize, .aspectRatio:
            return node.arrangement(for: proposal).size
        case .position: return proposal.replacingUnspecifiedDimensions()
        case .offset(_, let child), .alignmentGuide(_, _, let child), .layered(let child, _, _, _), .effect(_, let child),
            .annotation(_, let child), .coordinateSpace(_, let child):
            return child.size(for: proposal)
        }
    }

    private static func imageSize(_ image: ImageContent, _ proposal: ProposedViewSize) -> CGSize {
        image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    private static func spacerSize(_ minLength: CGFloat?, _ orientation: LayoutProperties.Orientation?, _ p: ProposedViewSize) -> CGSize {
        let minimum = minLength ?? ViewSpacing.standardDistance
        let width = orientation == .vertical ? 0 : max(minimum, p.width ?? minimum)
        let height = orientation == .horizontal ? 0 : max(minimum, p.height ?? minimum)
        return CGSize(width: width, height: height)
    }

    private static func dividerSize(_ environment: EnvironmentValues, _ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment[DividerThicknessKey.self] ?? environment.pixelLength
        return environment.stackOrientation == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    private static func progressSize(_ progress: ProgressContent, _ proposal: ProposedViewSize) -> CGSize {
        if progress.ringWidth == nil { return CGSize(width: proposal.width ?? 10, height: progress.barHeight) }
        return proposal.replacingUnspecifiedDimensions()
    }
}

/// Sizes of `frame(minWidth:…)`; the rule per axis is in docs/SOURCES.md, frames.
@MainActor
enum FlexibleFrameSizing {
    static func childProposal(_ f: FlexibleFrame, _ p: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposed(p.width, f.minWidth, f.idealWidth, f.maxWidth),
            height: proposed(p.height, f.minHeight, f.idealHeight, f.maxHeight))
    }

    /// What the child is offered when the frame, now of `size`, places it: the frame's own length, unless its ideal length was asked for and
    /// no limit was met.
    static func placingProposal(_ f: FlexibleFrame, _ p: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: placing(p.width, size.width, f.minWidth, f.idealWidth, f.maxWidth),
            height: placing(p.height, size.height, f.minHeight, f.idealHeight, f.maxHeight))
    }

    private static func placing(_ p: CGFloat?, _ length: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        let isFree = ideal == nil && p == nil && (low ?? -.infinity) < length && length < (high ?? .infinity)
        return isFree ? nil : length
    }

    static func size(_ f: FlexibleFrame, _ child: Node, _ p: ProposedViewSize) -> CGSize {
        let offered = childProposal(f, p)
        let inner = child.size(for: offered)
        return CGSize(
            width: result(p.width, offered.width, inner.width, f.minWidth, f.idealWidth, f.maxWidth),
            height: result(p.height, offered.height, inner.height, f.minHeight, f.idealHeight, f.maxHeight))
    }

    private static func clamp(_ v: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
        max(low ?? -.infinity, min(v, high ?? .infinity))
    }

    private static func proposed(_ p: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
        (p ?? ideal).map { clamp($0, low, high) }
    }

    private static func result(_ p: CGFloat?, _ offered: CGFloat?, _ child: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat
    {
        guard let p, let offered else { return ideal ?? clamp(child, low, high) }
        switch (low, high) {
        case (let low?, let high?): return clamp(p, low, high)
        case (nil, let high?): return min(high, max(child, offered))
        case (let low?, nil): return max(low, min(child, offered))
        case (nil, nil): return child
        }
    }
}

/// The child that `ViewThatFits` shows.
@MainActor
enum FittingChoice {
    static func child(of children: [Node], horizontal: Bool, vertical: Bool, _ proposal: ProposedViewSize) -> Node? {
        let probe = ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        let tolerance: CGFloat = 0.001
        return children.first { child in
            let ideal = child.size(for: probe)
            let fitsWidth = !horizontal || ideal.width <= (proposal.width ?? .infinity) + tolerance
            let fitsHeight = !vertical || ideal.height <= (proposal.height ?? .infinity) + tolerance
            return fitsWidth && fitsHeight
        } ?? children.last
    }
}
