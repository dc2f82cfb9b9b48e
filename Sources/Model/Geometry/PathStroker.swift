import Foundation

/// Ends of open lines.
public enum StrokeCap: String, Hashable, Codable, Sendable { case butt, round, square }

/// Corners of lines.
public enum StrokeJoin: String, Hashable, Codable, Sendable { case miter, round, bevel }

/// The outline of a stroked path, to be filled with the non-zero rule: one contour around an open line, two around a closed one.
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
        guard width > 0, width.isFinite else { return [] }
        return PathFlattening.polylines(of: elements, tolerance: tolerance).flatMap(contours)
    }

    private var reach: CGFloat { width / 2 }

    private func contours(of line: Polyline) -> [PathElement] {
        var points: [CGPoint] = []
        for p in line.points where p.x.isFinite && p.y.isFinite && !isSame(p, points.last) { points.append(p) }
        if line.isClosed, points.count > 1, isSame(points[0], points.last) { points.removeLast() }
        guard points.count > 1 else { return points.first.map(dot) ?? [] }
        let backwards = Array(points.reversed())
        if line.isClosed, points.count > 2 { return closed(ring(points)) + closed(ring(backwards)) }
        return closed(side(points) + end(of: points) + side(backwards) + end(of: backwards))
    }

    private func isSame(_ p: CGPoint, _ q: CGPoint?) -> Bool { q.map { hypot(p.x - $0.x, p.y - $0.y) < 1e-9 } ?? false }

    /// Elements as one subpath: the first line becomes the move to where it ends.
    private func closed(_ elements: [PathElement]) -> [PathElement] {
        guard case .line(let start)? = elements.first else { return [] }
        return [.move(to: start)] + elements.dropFirst() + [.closeSubpath]
    }

    /// The left side of an open line.
    private func side(_ points: [CGPoint]) -> [PathElement] {
        let last = points.count - 1
        var result: [PathElement] = [.line(to: offset(points[0], normal(points[0], points[1])))]
        for index in 1..<max(last, 1) { result += corner(points[index - 1], points[index], points[index + 1]) }
        result.append(.line(to: offset(points[last], normal(points[last - 1], points[last]))))
        return result
    }

    /// The left side of a closed line.
    private func ring(_ points: [CGPoint]) -> [PathElement] {
        points.indices.flatMap { index in
            corner(points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
        }
    }

    /// The left side around `p` on the way from `a` to `b`.
    private func corner(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) -> [PathElement] {
        let (n1, n2) = (normal(a, p), normal(p, b))
        let (from, to) = (offset(p, n1), offset(p, n2))
        let (turn, cosine) = (n1.dx * n2.dy - n1.dy * n2.dx, n1.dx * n2.dx + n1.dy * n2.dy)
        let halfCosine = max((1 + cosine) / 2, 0).squareRoot()
        let meeting = CGPoint(x: p.x + (n1.dx + n2.dx) * reach / (1 + cosine), y: p.y + (n1.dy + n2.dy) * reach / (1 + cosine))
        if turn < 0 {
            let used = reach * abs(turn) / (1 + cosine)
            let isShort = used > min(hypot(p.x - a.x, p.y - a.y), hypot(b.x - p.x, b.y - p.y))
            return isShort || halfCosine == 0 ? [.line(to: from), .line(to: p), .line(to: to)] : [.line(to: meeting)]
        }
        if cosine > Self.almostStraight { return [.line(to: meeting)] }
        switch join {
        case .round:
            return PathArc.elements(
                center: p, radius: reach, start: atan2(n1.dy, n1.dx), sweep: acos(min(max(cosine, -1), 1)), joins: true)
        case .miter where halfCosine > 0 && 1 / halfCosine <= miterLimit: return [.line(to: meeting)]
        case .miter, .bevel: return [.line(to: from), .line(to: to)]
        }
    }

    /// Cosine of the turns that need no join, as those of a flattened curve: 6 degrees.
    private static let almostStraight: CGFloat = 0.9945

    /// What goes around the end of a line, from its left to its right.
    private func end(of points: [CGPoint]) -> [PathElement] {
        let p = points[points.count - 1]
        let n = normal(points[points.count - 2], p)
        switch cap {
        case .butt: return []
        case .round: return PathArc.elements(center: p, radius: reach, start: atan2(n.dy, n.dx), sweep: .pi, joins: true)
        case .square:
            let ahead = CGPoint(x: p.x - n.dy * reach, y: p.y + n.dx * reach)
            return [.line(to: offset(ahead, n)), .line(to: CGPoint(x: ahead.x - n.dx * reach, y: ahead.y - n.dy * reach))]
        }
    }

    private func dot(_ p: CGPoint) -> [PathElement] {
        let frame = CGRect(x: p.x - reach, y: p.y - reach, width: width, height: width)
        switch cap {
        case .butt: return []
        case .round: return OutlineBuilder.ellipse(frame)
        case .square: return OutlineBuilder.rect(frame)
        }
    }

    /// The unit vector to the left of the way from `a` to `b`, as seen with y downwards.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
    }

    private func offset(_ p: CGPoint, _ n: CGVector) -> CGPoint { CGPoint(x: p.x + n.dx * reach, y: p.y + n.dy * reach) }
}
