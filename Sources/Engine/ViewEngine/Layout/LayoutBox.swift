import Foundation

/// A layout value without its type, as a node stores it.
@MainActor
public protocol LayoutBox {
    var name: String { get }
    /// Whether ``explicitGuide(_:of:children:size:proposal:)`` may answer anything.
    var setsGuides: Bool { get }
    /// The distance of the children that the program asked for, in points.
    var askedSpacing: CGFloat? { get }
    func size(of node: Node, children: [Node], for proposal: ProposedViewSize) -> CGSize
    func placements(of node: Node, children: [Node], in size: CGSize, proposal: ProposedViewSize) -> [Arrangement.Child]
    func spacing(of node: Node, children: [Node]) -> ViewSpacing
    func explicitGuide(_ key: AlignmentKey, of node: Node, children: [Node], size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

extension LayoutBox {
    public var askedSpacing: CGFloat? { nil }
}

/// A ``Layout`` in a box, with the cache it asked for.
public struct TypedLayoutBox<L: Layout>: LayoutBox {
    public var layout: L
    public var name: String

    public init(_ layout: L, name: String? = nil) {
        self.layout = layout
        self.name = name ?? String(describing: L.self)
    }

    public var setsGuides: Bool { L.layoutProperties.setsGuides }

    private func subviews(_ node: Node, _ children: [Node], recorder: PlacementRecorder? = nil) -> LayoutSubviews {
        LayoutSubviews(nodes: children, recorder: recorder, isRightToLeft: node.environment.isRightToLeft)
    }

    private func withCache<R>(_ node: Node, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var cache = node.layoutCache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { node.layoutCache = cache }
        return body(&cache)
    }

    public func size(of node: Node, children: [Node], for proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews(node, children)
        return withCache(node, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    public func placements(of node: Node, children: [Node], in size: CGSize, proposal: ProposedViewSize) -> [Arrangement.Child] {
        let recorder = PlacementRecorder()
        let subviews = subviews(node, children, recorder: recorder)
        let bounds = CGRect(origin: .zero, size: size)
        withCache(node, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        return children.enumerated().map { index, child in
            if let placement = recorder.placements[index] {
                return Arrangement.Child(node: child, origin: placement.origin, proposal: placement.proposal)
            }
            let childSize = child.size(for: proposal)
            let centred = CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
            return Arrangement.Child(node: child, origin: centred, proposal: proposal)
        }
    }

    public func spacing(of node: Node, children: [Node]) -> ViewSpacing {
        let subviews = subviews(node, children)
        return withCache(node, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    public func explicitGuide(_ key: AlignmentKey, of node: Node, children: [Node], size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let subviews = subviews(node, children)
        let bounds = CGRect(origin: .zero, size: size)
        return withCache(node, subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
