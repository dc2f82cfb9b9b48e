import Foundation

/// Explicit alignment guides of nodes.
@MainActor
enum NodeGuides {
    static func explicit(_ key: AlignmentKey, of node: Node, for proposal: ProposedViewSize) -> CGFloat? {
        switch node.content {
        case .text(let text): return TextLayouts.baseline(key, of: text, node: node, for: proposal)
        case .image(let image): return imageBaseline(key, image)
        case .alignmentGuide(let guide, let compute, let child) where guide == key:
            return compute(child.dimensions(for: proposal))
        case .layout(let box, let children):
            let size = node.size(for: proposal)
            if case .some(.some(let value)) = box.explicitGuide(key, of: node, children: children, size: size, proposal: proposal) { return value }
            return merged(key, node.arrangement(for: proposal))
        default: return merged(key, node.arrangement(for: proposal))
        }
    }

    private static func imageBaseline(_ key: AlignmentKey, _ image: ImageContent) -> CGFloat? {
        guard let baseline = image.baseline, !image.isResizable else { return nil }
        return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
    }

    /// The guide of a container from its children's: the first baseline is the topmost, the last the lowest, others the mean.
    private static func merged(_ key: AlignmentKey, _ arrangement: Arrangement) -> CGFloat? {
        let values = arrangement.children.compactMap { child in
            child.node.explicitGuide(key, for: child.proposal).map { $0 + child.origin[key.axis] }
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
