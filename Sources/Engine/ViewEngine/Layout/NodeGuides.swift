import Foundation

/// Which guides something may set itself.
struct GuideKinds: OptionSet {
    let rawValue: UInt8

    static let baselines = GuideKinds(rawValue: 1)
    static let others = GuideKinds(rawValue: 2)
    static let all: GuideKinds = [.baselines, .others]
}

extension AlignmentKey {
    var kind: GuideKinds { Self.ofText.contains(self) ? .baselines : .others }

    /// What texts and symbols set themselves.
    private static let ofText = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key, VerticalAlignment._firstTextLineCenter.key,
    ]
}

/// Explicit alignment guides of nodes.
@MainActor
enum NodeGuides {
    /// The guides that a node or something in it may set; about all others nothing in it needs to be asked.
    static func kinds(of node: Node) -> GuideKinds {
        switch node.content {
        case .text: .baselines
        case .image(let image): image.baseline == nil ? [] : .baselines
        case .alignmentGuide: .all
        case .layout(let box, let children): box.setsGuides ? .all : union(children)
        case .viewThatFits(_, _, let children): union(children)
        case .shape, .fill, .spacer, .divider, .canvas, .progress, .geometryReader, .sizeDependent, .annotation(.guideBarrier, _): []
        case .padding(_, let child), .fixedFrame(_, _, _, let child), .flexibleFrame(_, let child), .fixedSize(_, _, let child),
            .aspectRatio(_, _, let child), .offset(_, let child), .position(_, let child), .layered(let child, _, _, _), .effect(_, let child),
            .annotation(_, let child), .coordinateSpace(_, let child):
            child.guideKinds
        }
    }

    private static func union(_ nodes: [Node]) -> GuideKinds { nodes.reduce(into: []) { $0.formUnion($1.guideKinds) } }

    static func explicit(_ key: AlignmentKey, of node: Node, for proposal: ProposedViewSize) -> CGFloat? {
        switch node.content {
        case .text(let text): return TextLayouts.baseline(key, of: text, node: node, for: proposal)
        case .image(let image): return imageBaseline(key, image)
        case .alignmentGuide(let guide, let compute, let child) where guide == key:
            return compute(child.dimensions(for: proposal))
        case .offset(_, let child): return child.explicitGuide(key, for: proposal)
        case .layout(let box, let children):
            let size = node.size(for: proposal)
            return box.explicitGuide(key, of: node, children: children, size: size, proposal: proposal)
                ?? merged(key, node.arrangement(for: proposal))
        default: return merged(key, node.arrangement(for: proposal))
        }
    }

    private static func imageBaseline(_ key: AlignmentKey, _ image: ImageContent) -> CGFloat? {
        guard let baseline = image.baseline, !image.isResizable else { return nil }
        if key == VerticalAlignment._firstTextLineCenter.key { return image.lineCenter }
        return key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
    }

    /// The guide of a container from its children's: the first baseline and the first line are the topmost, the last baseline the lowest, others
    /// the mean.
    private static func merged(_ key: AlignmentKey, _ arrangement: Arrangement) -> CGFloat? {
        let values = arrangement.children.compactMap { child in
            child.node.explicitGuide(key, for: child.proposal).map { $0 + child.origin[key.axis] }
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment._firstTextLineCenter.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
