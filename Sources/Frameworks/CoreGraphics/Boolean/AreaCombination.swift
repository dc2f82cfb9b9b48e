import FoundationOverlay
import Geometry

/// The outline of an area that is made of two others.
///
/// The outlines are divided where they cross. A part belongs to the result's outline where one side of it lies in the result and the other
/// does not.
struct AreaCombination {
    /// How far beside a part its sides are looked at, in points.
    private static let distance = 1e-4

    let first: AreaOutline
    let second: AreaOutline
    /// Whether the result has what lies in the first, the second or both areas.
    let keeps: (_ inFirst: Bool, _ inSecond: Bool) -> Bool

    var path: CGPath {
        let all = first.segments + second.segments
        var seen: Set<[Vertex]> = []
        var edges: [OutlineSegment] = []
        for part in SegmentSplitter.split(all, at: all) {
            let ends = [Vertex(part.start), Vertex(part.end)].sorted()
            guard ends[0] != ends[1], seen.insert(ends).inserted, let edge = directed(part) else { continue }
            edges.append(edge)
        }
        return CGPath._path(Self.loops(of: edges))
    }

    /// The part with the result on its left side; nil where it is not on the result's outline.
    private func directed(_ part: OutlineSegment) -> OutlineSegment? {
        let (middle, length) = (part.middle, part.length)
        let (nx, ny) = (-(part.end.y - part.start.y) / length * Self.distance, (part.end.x - part.start.x) / length * Self.distance)
        let left = isInside(CGPoint(x: middle.x + nx, y: middle.y + ny))
        let right = isInside(CGPoint(x: middle.x - nx, y: middle.y - ny))
        guard left != right else { return nil }
        return left ? part : OutlineSegment(start: part.end, end: part.start)
    }

    private func isInside(_ point: CGPoint) -> Bool { keeps(first.contains(point), second.contains(point)) }

    /// Parts that end where others begin, as closed subpaths.
    private static func loops(of edges: [OutlineSegment]) -> [PathElement] {
        var starts: [Vertex: [Int]] = [:]
        for (index, edge) in edges.enumerated().reversed() { starts[Vertex(edge.start), default: []].append(index) }
        var used = Array(repeating: false, count: edges.count)
        var result: [PathElement] = []
        for index in edges.indices where !used[index] {
            var points = [edges[index].start]
            var current: Int? = index
            while let edge = current {
                used[edge] = true
                points.append(edges[edge].end)
                let end = Vertex(edges[edge].end)
                while let next = starts[end]?.last, used[next] { starts[end]?.removeLast() }
                current = Vertex(points[0]) == end ? nil : starts[end]?.last
            }
            result += subpath(points)
        }
        return result
    }

    private static func subpath(_ points: [CGPoint]) -> [PathElement] {
        guard points.count > 3 else { return [] }
        return [.move(to: points[0])] + points.dropFirst().dropLast().map { .line(to: $0) } + [.closeSubpath]
    }
}

/// A point that is the same one within a hundred thousandth of a point.
struct Vertex: Hashable, Comparable {
    private let x: Int
    private let y: Int

    init(_ point: CGPoint) {
        x = Int((point.x * 1e5).rounded())
        y = Int((point.y * 1e5).rounded())
    }

    static func < (a: Vertex, b: Vertex) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
