import Foundation

/// A view of the reference layout: a few views and modifiers whose layout Apple describes, each with its arguments.
///
/// Sizes, guides and places of a tree are computed in the plainest way, without a cache, by rules written from the descriptions of
/// `Layout`, the stacks and the modifiers alone. Trees are written for left to right.
public indirect enum ReferenceTree: Equatable, Sendable {
    /// A view that takes what it is offered, ten points where nothing is; `id` tells it from others.
    case fill(id: Int)
    /// A fill as wide as `ideal` at most and five points at least, whose area stays: it grows taller as a text does.
    case flow(id: Int, ideal: CGFloat, area: CGFloat)
    case spacer(CGFloat?)
    case divider(id: Int)
    case stack(ReferenceAxis, ReferenceEdge, spacing: CGFloat?, [ReferenceTree])
    case layers(ReferenceEdge, ReferenceEdge, [ReferenceTree])
    case frame(width: CGFloat?, height: CGFloat?, ReferenceEdge, ReferenceEdge, ReferenceTree)
    case flexible(ReferenceRange, ReferenceRange, ReferenceEdge, ReferenceEdge, ReferenceTree)
    case fixedSize(horizontal: Bool, vertical: Bool, ReferenceTree)
    case padding(ReferenceInsets, ReferenceTree)
    case ratio(CGFloat?, fills: Bool, ReferenceTree)
    /// The second tree in front of the first, or behind it.
    case layered(ReferenceTree, ReferenceTree, isBehind: Bool, ReferenceEdge, ReferenceEdge)
    case priority(Double, ReferenceTree)
    case offset(CGFloat, CGFloat, ReferenceTree)
    case position(CGFloat, CGFloat, ReferenceTree)
    /// Sets a guide to a part of the view's own length.
    case guide(ReferenceAxis, ReferenceEdge, part: CGFloat, ReferenceTree)
    case fits([ReferenceAxis], [ReferenceTree])
    case geometry(ReferenceTree)
}

/// An axis; guides of the horizontal one are x coordinates.
public enum ReferenceAxis: CaseIterable, Sendable {
    case horizontal
    case vertical

    var other: ReferenceAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A guide: the first edge (leading, top), the centre or the last edge.
public enum ReferenceEdge: CGFloat, CaseIterable, Sendable {
    case first = 0
    case centre = 0.5
    case last = 1
}

/// Least, ideal and greatest length of a frame.
public struct ReferenceRange: Equatable, Sendable {
    public var least: CGFloat?
    public var ideal: CGFloat?
    public var greatest: CGFloat?

    public init(_ least: CGFloat? = nil, _ ideal: CGFloat? = nil, _ greatest: CGFloat? = nil) {
        (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
    }

    var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }
}

/// What padding adds on each side.
public struct ReferenceInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// What a view is offered; nil asks for the ideal length.
public struct ReferenceProposal: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(_ width: CGFloat?, _ height: CGFloat?) { (self.width, self.height) = (width, height) }

    init(_ size: CGSize) { self.init(size.width, size.height) }

    init(_ length: CGFloat?, along axis: ReferenceAxis, across: CGFloat?) {
        self = axis == .horizontal ? ReferenceProposal(length, across) : ReferenceProposal(across, length)
    }

    subscript(axis: ReferenceAxis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
    subscript(axis: ReferenceAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    subscript(axis: ReferenceAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
