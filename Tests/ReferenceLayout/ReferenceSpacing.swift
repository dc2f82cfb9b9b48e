import Foundation

/// What a view asks for on its four sides: nothing, or a distance of its own.
struct ReferenceSpacing {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    static let none = ReferenceSpacing()
    static let zero = ReferenceSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Eight points where neither asks for something, else the larger wish.
    func distance(to next: ReferenceSpacing, _ axis: ReferenceAxis) -> CGFloat {
        let wishes = axis == .horizontal ? [trailing, next.leading] : [bottom, next.top]
        return wishes.compactMap { $0 }.max() ?? 8
    }

    private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { [a, b].compactMap { $0 }.max() }

    func union(_ other: ReferenceSpacing, top isTop: Bool, leading isLeading: Bool, bottom isBottom: Bool, trailing isTrailing: Bool) -> Self {
        ReferenceSpacing(
            top: isTop ? larger(top, other.top) : top, leading: isLeading ? larger(leading, other.leading) : leading,
            bottom: isBottom ? larger(bottom, other.bottom) : bottom, trailing: isTrailing ? larger(trailing, other.trailing) : trailing)
    }
}

extension ReferenceLayout {
    func spacing(of tree: ReferenceTree, _ direction: ReferenceAxis?) -> ReferenceSpacing {
        switch tree {
        case .fill, .divider, .geometry: return .none
        case .flow: return .none
        case .spacer:
            switch direction {
            case .horizontal: return ReferenceSpacing(leading: 0, trailing: 0)
            case .vertical: return ReferenceSpacing(top: 0, bottom: 0)
            case nil: return .zero
            }
        case .stack(let axis, _, _, let children): return spacing(axis, children)
        case .layers(_, _, let children):
            return children.reduce(.none) { $0.union(spacing(of: $1, nil), top: true, leading: true, bottom: true, trailing: true) }
        case .frame(let width, let height, _, _, let child):
            return framed(child, direction, horizontally: width != nil, vertically: height != nil)
        case .flexible(let width, let height, _, _, let child):
            return framed(child, direction, horizontally: !width.isEmpty, vertically: !height.isEmpty)
        case .padding(let insets, let child):
            var result = spacing(of: child, direction)
            if insets.top != 0 { result.top = nil }
            if insets.leading != 0 { result.leading = nil }
            if insets.bottom != 0 { result.bottom = nil }
            if insets.trailing != 0 { result.trailing = nil }
            return result
        case .fixedSize(_, _, let child), .ratio(_, _, let child), .layered(let child, _, _, _, _), .priority(_, let child),
            .offset(_, _, let child), .position(_, _, let child), .guide(_, _, _, let child):
            return spacing(of: child, direction)
        case .fits(_, let children): return children.first.map { spacing(of: $0, direction) } ?? .none
        }
    }

    private func spacing(_ axis: ReferenceAxis, _ children: [ReferenceTree]) -> ReferenceSpacing {
        if children.isEmpty { return .zero }
        return children.indices.reduce(.none) { result, index in
            let (isFirst, isLast) = (index == 0, index == children.count - 1)
            return result.union(
                spacing(of: children[index], axis), top: axis == .horizontal || isFirst, leading: axis == .vertical || isFirst,
                bottom: axis == .horizontal || isLast, trailing: axis == .vertical || isLast)
        }
    }

    /// A frame has no wishes along the axes it sets, except around a spacer.
    private func framed(_ child: ReferenceTree, _ direction: ReferenceAxis?, horizontally: Bool, vertically: Bool) -> ReferenceSpacing {
        var result = spacing(of: child, direction)
        if isSpacer(child) { return result }
        if horizontally { (result.leading, result.trailing) = (nil, nil) }
        if vertically { (result.top, result.bottom) = (nil, nil) }
        return result
    }

    private func isSpacer(_ tree: ReferenceTree) -> Bool {
        switch tree {
        case .spacer: true
        case .layered(let child, _, _, _, _), .offset(_, _, let child), .guide(_, _, _, let child): isSpacer(child)
        default: false
        }
    }
}
