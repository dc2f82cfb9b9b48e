import Foundation

/// A sequence of numbers that its seed decides.
public struct TreeRandom: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Makes trees as chance has them.
public struct RandomTree {
    private var random: TreeRandom
    private var lastID = 0

    public init(seed: UInt64) { random = TreeRandom(seed: seed) }

    /// A tree of at most `depth` levels, and the size of the window around it.
    public mutating func tree(depth: Int) -> (ReferenceTree, CGSize) {
        let tree = node(depth)
        return (tree, CGSize(width: length(20...400), height: length(20...400)))
    }

    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func edge() -> ReferenceEdge { ReferenceEdge.allCases.randomElement(using: &random)! }

    private mutating func axis() -> ReferenceAxis { one(in: 2) ? .horizontal : .vertical }

    private mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? { one(in: 2) ? length(range) : nil }

    private mutating func leaf() -> ReferenceTree {
        lastID += 1
        let id = lastID
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .spacer(maybe(0...30))
        case 1: return .divider(id: id)
        case 2...3: return .flow(id: id, ideal: length(20...200), area: length(400...6000))
        case 4...6: return .frame(width: length(1...120), height: length(1...80), .centre, .centre, .fill(id: id))
        default: return .fill(id: id)
        }
    }

    private mutating func children(_ depth: Int) -> [ReferenceTree] {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth - 1) }
    }

    private mutating func range() -> ReferenceRange {
        let lengths = [length(0...150), length(0...150), length(0...200)].sorted()
        return ReferenceRange(
            one(in: 3) ? lengths[0] : nil, one(in: 4) ? lengths[1] : nil, one(in: 2) ? (one(in: 2) ? .infinity : lengths[2]) : nil)
    }

    private mutating func node(_ depth: Int) -> ReferenceTree {
        guard depth > 1, !one(in: 8) else { return leaf() }
        switch Int.random(in: 0..<26, using: &random) {
        case 0...7: return .stack(axis(), edge(), spacing: maybe(0...20), children(depth))
        case 8...9: return .layers(edge(), edge(), children(depth))
        case 10: return .frame(width: maybe(0...200), height: maybe(0...200), edge(), edge(), node(depth - 1))
        case 11...13: return .flexible(range(), range(), edge(), edge(), node(depth - 1))
        case 14: return .fixedSize(horizontal: one(in: 2), vertical: one(in: 2), node(depth - 1))
        case 15...16: return .padding(ReferenceInsets(length(0...20), length(0...20), length(0...20), length(0...20)), node(depth - 1))
        case 17: return .ratio(one(in: 3) ? nil : length(1...30) / 10, fills: one(in: 3), node(depth - 1))
        case 18...19: return .layered(node(depth - 1), node(depth - 1), isBehind: one(in: 2), edge(), edge())
        case 20: return .priority([-1, 1, 2].randomElement(using: &random)!, node(depth - 1))
        case 21: return .offset(length(-20...20), length(-20...20), node(depth - 1))
        case 22: return .position(length(0...100), length(0...100), node(depth - 1))
        case 23: return .guide(axis(), edge(), part: length(0...4) / 4, node(depth - 1))
        case 24: return .fits(one(in: 2) ? [.horizontal, .vertical] : [axis()], children(depth))
        default: return .geometry(node(depth - 1))
        }
    }
}
