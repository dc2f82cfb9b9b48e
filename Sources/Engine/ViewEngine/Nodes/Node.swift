import Foundation
import Snapshot

/// An evaluated view: what it is, the environment it was made in, and the sizes it answered.
@MainActor
public final class Node {
    public let content: NodeContent
    public let environment: EnvironmentValues
    public let path: IdentityPath
    public var traits: NodeTraits

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: CGFloat?)] = []
    private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
    var layoutCache: Any?

    public init(_ content: NodeContent, environment: EnvironmentValues, path: IdentityPath, traits: NodeTraits = NodeTraits()) {
        self.content = content
        self.environment = environment
        self.path = path
        self.traits = traits
    }

    /// The size the node takes for a proposal, in points. Asked often, computed once.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = NodeSizing.size(of: self, for: proposal)
        if sizes.count >= Self.cacheLimit { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// Where the children go, relative to the node's own origin.
    func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements.first(where: { $0.proposal == proposal }) { return known.arrangement }
        let arrangement = NodeArranging.arrangement(of: self, for: proposal)
        if arrangements.count >= Self.arrangementLimit { arrangements.removeFirst() }
        arrangements.append((proposal, arrangement))
        return arrangement
    }

    public func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), guides: GuideSource(node: self, proposal: proposal))
    }

    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        if let known = guides.first(where: { $0.proposal == proposal && $0.key == key }) { return known.position }
        let position = NodeGuides.explicit(key, of: self, for: proposal)
        if guides.count >= Self.guideLimit { guides.removeFirst() }
        guides.append((key, proposal, position))
        return position
    }

    private(set) lazy var spacing = NodeSpacing.spacing(of: self)

    private static let cacheLimit = 16
    private static let guideLimit = 8
    private static let arrangementLimit = 4
}

/// The children of a node with their places.
public struct Arrangement {
    public struct Child {
        public var node: Node
        /// Top left corner relative to the parent's, in points, not rounded.
        public var origin: CGPoint
        public var proposal: ProposedViewSize
    }

    public var size: CGSize
    public var children: [Child]
}
