import Foundation

/// The slow layout: sizes and places of a tree, anew each time they are asked for.
public struct ReferenceLayout {
    /// Thickness of a divider, in points.
    public var dividerThickness: CGFloat

    public init(dividerThickness: CGFloat) { self.dividerThickness = dividerThickness }

    /// A child with its place in its parent and what it is offered there.
    struct Placed {
        var tree: ReferenceTree
        var origin: CGPoint
        var proposal: ReferenceProposal
        var direction: ReferenceAxis?
    }

    /// Frames of all fills of a tree that is centred in `size`, as a root view is, by their numbers.
    public func frames(of tree: ReferenceTree, in size: CGSize) -> [Int: CGRect] {
        let proposal = ReferenceProposal(size)
        let own = self.size(of: tree, proposal, nil)
        let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        var result: [Int: CGRect] = [:]
        collect(Placed(tree: tree, origin: .zero, proposal: proposal), at: origin, into: &result)
        return result
    }

    /// Views without an end, and what is in them, are left out: they are not drawn.
    private func collect(_ placed: Placed, at origin: CGPoint, into result: inout [Int: CGRect]) {
        let size = size(of: placed.tree, placed.proposal, placed.direction)
        guard [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) else { return }
        switch placed.tree {
        case .fill(let id), .flow(let id, _, _), .divider(let id): result[id] = CGRect(origin: origin, size: size)
        default:
            for child in children(of: placed.tree, placed.proposal, placed.direction) {
                collect(child, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), into: &result)
            }
        }
    }

    /// The place of a view's guide, its own or that of its frame.
    func guide(_ edge: ReferenceEdge, _ axis: ReferenceAxis, of tree: ReferenceTree, _ p: ReferenceProposal, _ direction: ReferenceAxis?) -> CGFloat {
        explicit(edge, axis, of: tree, p, direction) ?? size(of: tree, p, direction)[axis] * edge.rawValue
    }

    /// A guide that something in the view sets: the mean of those of its children.
    private func explicit(
        _ edge: ReferenceEdge, _ axis: ReferenceAxis, of tree: ReferenceTree, _ p: ReferenceProposal, _ direction: ReferenceAxis?
    ) -> CGFloat? {
        switch tree {
        case .fill, .flow, .spacer, .divider, .geometry: return nil
        case .guide(axis, edge, let part, let child): return size(of: child, p, direction)[axis] * part
        case .layered(let first, _, _, _, _): return explicit(edge, axis, of: first, p, direction)
        case .offset(_, _, let child): return explicit(edge, axis, of: child, p, direction)
        default:
            let values = children(of: tree, p, direction).compactMap { child in
                explicit(edge, axis, of: child.tree, child.proposal, child.direction).map { $0 + child.origin[axis] }
            }
            return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
        }
    }

    /// Priority in a stack: set around the view, or passed by what has no box of its own.
    func priority(of tree: ReferenceTree) -> Double {
        switch tree {
        case .priority(let value, _): value
        case .spacer: -.infinity
        case .fixedSize(_, _, let child), .offset(_, _, let child), .guide(_, _, _, let child), .layered(let child, _, _, _, _): priority(of: child)
        default: 0
        }
    }
}
