import Foundation

/// The children of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int

    let nodes: [Node]
    let recorder: PlacementRecorder?
    public let isRightToLeft: Bool

    init(nodes: [Node], recorder: PlacementRecorder? = nil, isRightToLeft: Bool) {
        self.nodes = nodes
        self.recorder = recorder
        self.isRightToLeft = isRightToLeft
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index, recorder: recorder) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: Array(nodes[bounds]), recorder: recorder?.shifted(by: bounds.lowerBound), isRightToLeft: isRightToLeft)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 }
    }
}

/// One child of a layout.
public struct LayoutSubview: Equatable, Sendable {
    let node: Node
    let index: Int
    let recorder: PlacementRecorder?

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.size(for: proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { node.dimensions(for: proposal) }
    }

    /// How far from the left edge the leftmost text begins, for a proposal; nil where there is none.
    public func textLeading(in proposal: ProposedViewSize) -> CGFloat? {
        MainActor.assumeIsolated { node.textLeading(for: proposal) }
    }

    public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

    public var priority: Double { MainActor.assumeIsolated { node.traits.layoutPriority } }

    /// Puts the child's anchor at a point of the layout's coordinate space.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let size = node.size(for: proposal)
            let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            recorder?.record(index, origin: origin, proposal: proposal)
        }
    }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = node.traits.layoutValues[id] }
        return value as? K.Value ?? K.defaultValue
    }

    @MainActor package var traits: NodeTraits { node.traits }
}

/// Collects where a layout puts its children.
final class PlacementRecorder: @unchecked Sendable {
    // Only used on the main actor, while one layout places its children.
    struct Placement {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private(set) var placements: [Int: Placement] = [:]
    private let offset: Int
    private let parent: PlacementRecorder?

    init(offset: Int = 0, parent: PlacementRecorder? = nil) {
        self.offset = offset
        self.parent = parent
    }

    func shifted(by offset: Int) -> PlacementRecorder { PlacementRecorder(offset: offset, parent: self) }

    func record(_ index: Int, origin: CGPoint, proposal: ProposedViewSize) {
        if let parent {
            parent.record(index + offset, origin: origin, proposal: proposal)
        } else {
            placements[index] = Placement(origin: origin, proposal: proposal)
        }
    }
}
