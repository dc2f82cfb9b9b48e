extension ReferenceTree {
    /// The views directly in this one.
    var parts: [ReferenceTree] {
        switch self {
        case .fill, .flow, .spacer, .divider: []
        case .stack(_, _, _, let children), .layers(_, _, let children), .fits(_, let children): children
        case .frame(_, _, _, _, let child), .flexible(_, _, _, _, let child), .fixedSize(_, _, let child), .padding(_, let child),
            .ratio(_, _, let child), .priority(_, let child), .offset(_, _, let child), .position(_, _, let child), .guide(_, _, _, let child),
            .geometry(let child):
            [child]
        case .layered(let first, let second, _, _, _): [first, second]
        }
    }

    /// How many views there are, this one among them.
    var count: Int { 1 + parts.reduce(0) { $0 + $1.count } }

    /// The same view around other parts, as many as before; fewer in containers.
    func with(_ parts: [ReferenceTree]) -> ReferenceTree {
        switch self {
        case .fill, .flow, .spacer, .divider: self
        case .stack(let axis, let alignment, let spacing, _): .stack(axis, alignment, spacing: spacing, parts)
        case .layers(let x, let y, _): .layers(x, y, parts)
        case .fits(let axes, _): .fits(axes, parts)
        case .frame(let width, let height, let x, let y, _): .frame(width: width, height: height, x, y, parts[0])
        case .flexible(let width, let height, let x, let y, _): .flexible(width, height, x, y, parts[0])
        case .fixedSize(let horizontal, let vertical, _): .fixedSize(horizontal: horizontal, vertical: vertical, parts[0])
        case .padding(let insets, _): .padding(insets, parts[0])
        case .ratio(let ratio, let fills, _): .ratio(ratio, fills: fills, parts[0])
        case .priority(let value, _): .priority(value, parts[0])
        case .offset(let x, let y, _): .offset(x, y, parts[0])
        case .position(let x, let y, _): .position(x, y, parts[0])
        case .guide(let axis, let edge, let part, _): .guide(axis, edge, part: part, parts[0])
        case .geometry: .geometry(parts[0])
        case .layered(_, _, let isBehind, let x, let y): .layered(parts[0], parts[1], isBehind: isBehind, x, y)
        }
    }

    private var isContainer: Bool {
        switch self {
        case .stack, .layers, .fits: true
        default: false
        }
    }

    /// Trees with one view less.
    var smaller: [ReferenceTree] {
        var result = parts
        if isContainer, parts.count > 1 {
            for index in parts.indices {
                var fewer = parts
                fewer.remove(at: index)
                result.append(with(fewer))
            }
        }
        for (index, part) in parts.enumerated() {
            for other in part.smaller {
                var changed = parts
                changed[index] = other
                result.append(with(changed))
            }
        }
        return result
    }

    /// The smallest tree on the way down for which `fails` holds still.
    @MainActor public func smallest(where fails: @MainActor (ReferenceTree) -> Bool) -> ReferenceTree {
        var current = self
        while let next = current.smaller.first(where: { fails($0) }) { current = next }
        return current
    }
}
