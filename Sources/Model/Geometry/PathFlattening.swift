import Foundation

/// One subpath as straight lines.
public struct Polyline: Hashable, Sendable {
    public var points: [CGPoint]
    public var isClosed: Bool

    public init(points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }
}

/// Paths as straight lines.
public enum PathFlattening {
    /// The subpaths of `elements`, curves divided so that no line is further than about `tolerance` from its curve.
    public static func polylines(of elements: [PathElement], tolerance: CGFloat = 0.1) -> [Polyline] {
        var result: [Polyline] = []
        var points: [CGPoint] = []
        func finish(closed: Bool) {
            if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish(closed: false)
                points = [to]
            case .line(let to):
                points.append(to)
            case .quadCurve(let to, let control):
                let from = points.last ?? to
                appendCubic(
                    &points, from: from, c1: mix(from, control, 2 / 3), c2: mix(to, control, 2 / 3), to: to, tolerance: tolerance)
            case .curve(let to, let c1, let c2):
                appendCubic(&points, from: points.last ?? to, c1: c1, c2: c2, to: to, tolerance: tolerance)
            case .closeSubpath:
                let start = points.first
                finish(closed: true)
                if let start { points = [start] }
            }
        }
        if points.count > 1 || result.last?.isClosed != true { finish(closed: false) }
        return result
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The number of lines follows from the second differences of the control points, which bound the deviation.
    private static func appendCubic(_ points: inout [CGPoint], from p: CGPoint, c1: CGPoint, c2: CGPoint, to q: CGPoint, tolerance: CGFloat) {
        let bend = max(hypot(p.x - 2 * c1.x + c2.x, p.y - 2 * c1.y + c2.y), hypot(c1.x - 2 * c2.x + q.x, c1.y - 2 * c2.y + q.y))
        let wanted = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        let count = wanted.isFinite ? min(max(Int(wanted), 1), 500) : 1
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let (a, b, c) = (mix(p, c1, t), mix(c1, c2, t), mix(c2, q, t))
            points.append(index == count ? q : mix(mix(a, b, t), mix(b, c, t), t))
        }
    }
}
