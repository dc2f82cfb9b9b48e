import Foundation

/// Ends of open lines.
public enum StrokeCap: String, Hashable, Codable, Sendable { case butt, round, square }

/// Corners of lines.
public enum StrokeJoin: String, Hashable, Codable, Sendable { case miter, round, bevel }

/// The outline of a stroked path, as closed pieces that overlap. Filled with the non-zero rule they give the stroke.
public struct PathStroker: Sendable {
    public var width: CGFloat
    public var cap: StrokeCap
    public var join: StrokeJoin
    public var miterLimit: CGFloat
    public var tolerance: CGFloat

    public init(width: CGFloat, cap: StrokeCap = .butt, join: StrokeJoin = .miter, miterLimit: CGFloat = 10, tolerance: CGFloat = 0.1) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
    }

    public func stroke(_ elements: [PathElement]) -> [PathElement] {
        PathFlattening.polylines(of: elements, tolerance: tolerance).flatMap(pieces)
    }

    private func pieces(of line: Polyline) -> [PathElement] {
        var points: [CGPoint] = []
        for p in line.points where p != points.last { points.append(p) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return points.first.map(dot) ?? [] }
        let closed = line.isClosed && points.count > 2
        var result: [PathElement] = []
        let count = points.count
        for index in 0..<(closed ? count : count - 1) {
            result += segment(points[index], points[(index + 1) % count])
        }
        for index in closed ? 0..<count : 1..<(count - 1) {
            result += corner(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        if !closed {
            result += end(points[0], from: points[1]) + end(points[count - 1], from: points[count - 2])
        }
        return result
    }

    private func dot(_ p: CGPoint) -> [PathElement] {
        switch cap {
        case .butt: []
        case .round: circle(p)
        case .square: polygon([(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: p.x + $0.0 * width / 2, y: p.y + $0.1 * width / 2) })
        }
    }

    private func circle(_ p: CGPoint) -> [PathElement] {
        OutlineBuilder.ellipse(CGRect(x: p.x - width / 2, y: p.y - width / 2, width: width, height: width))
    }

    private func segment(_ a: CGPoint, _ b: CGPoint) -> [PathElement] {
        let n = normal(a, b)
        return polygon([offset(a, n, 1), offset(a, n, -1), offset(b, n, -1), offset(b, n, 1)])
    }

    private func corner(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) -> [PathElement] {
        if join == .round { return circle(p) }
        let (n1, n2) = (normal(a, p), normal(p, b))
        let turn = n1.dx * n2.dy - n1.dy * n2.dx
        let side: CGFloat = turn > 0 ? -1 : 1
        let (from, to) = (offset(p, n1, side), offset(p, n2, side))
        let cosine = n1.dx * n2.dx + n1.dy * n2.dy
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        guard join == .miter, halfCosine > 0, 1 / halfCosine <= miterLimit else { return polygon([p, from, to]) }
        let (mx, my) = (n1.dx + n2.dx, n1.dy + n2.dy)
        let reach = side * width / 2 / halfCosine / hypot(mx, my)
        return polygon([p, from, CGPoint(x: p.x + mx * reach, y: p.y + my * reach), to])
    }

    private func end(_ p: CGPoint, from other: CGPoint) -> [PathElement] {
        switch cap {
        case .butt: return []
        case .round: return circle(p)
        case .square:
            let length = hypot(p.x - other.x, p.y - other.y)
            let reach = width / 2 / length
            return segment(p, CGPoint(x: p.x + (p.x - other.x) * reach, y: p.y + (p.y - other.y) * reach))
        }
    }

    /// The unit vector across the direction from `a` to `b`.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length)
    }

    private func offset(_ p: CGPoint, _ n: CGVector, _ side: CGFloat) -> CGPoint {
        CGPoint(x: p.x + n.dx * side * width / 2, y: p.y + n.dy * side * width / 2)
    }

    /// A closed polygon, turned so that all pieces wind the same way as ``OutlineBuilder/ellipse(_:)``.
    private func polygon(_ points: [CGPoint]) -> [PathElement] {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        let ordered = area < 0 ? points.reversed() : points
        return [.move(to: ordered[0])] + ordered.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }
}
