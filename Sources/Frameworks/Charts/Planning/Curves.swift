import FoundationOverlay
import SwiftUI

/// Lines through points.
enum Curves {
    /// Adds a line through points to a path that has reached the first one.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod.Storage, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method {
        case .linear: points.dropFirst().forEach { path.addLine(to: $0) }
        case .step(let transition): steps(points, transition, &path)
        case .cardinal(let tension): spline(points, &path) { cardinal($0, tension) }
        case .catmullRom(let alpha): spline(points, &path) { catmullRom($0, alpha) }
        case .monotone: monotone(points, &path)
        }
    }

    private static func steps(_ points: [CGPoint], _ transition: CGFloat, _ path: inout Path) {
        for (start, end) in zip(points, points.dropFirst()) {
            let x = start.x + (end.x - start.x) * transition
            path.addLine(to: CGPoint(x: x, y: start.y))
            path.addLine(to: CGPoint(x: x, y: end.y))
            path.addLine(to: end)
        }
    }

    /// A segment between the two points in the middle of four neighbours; the ends have themselves as neighbours.
    private typealias Neighbours = (before: CGPoint, start: CGPoint, end: CGPoint, after: CGPoint)

    private static func spline(_ points: [CGPoint], _ path: inout Path, controls: (Neighbours) -> (CGPoint, CGPoint)) {
        for index in 0..<(points.count - 1) {
            let (start, end) = (points[index], points[index + 1])
            let neighbours = (
                before: index > 0 ? points[index - 1] : start, start: start, end: end, after: index + 2 < points.count ? points[index + 2] : end
            )
            let (first, second) = controls(neighbours)
            path.addCurve(to: end, control1: first, control2: second)
        }
    }

    private static func cardinal(_ p: Neighbours, _ tension: CGFloat) -> (CGPoint, CGPoint) {
        let k = (1 - tension) / 6
        return (
            CGPoint(x: p.start.x + (p.end.x - p.before.x) * k, y: p.start.y + (p.end.y - p.before.y) * k),
            CGPoint(x: p.end.x - (p.after.x - p.start.x) * k, y: p.end.y - (p.after.y - p.start.y) * k)
        )
    }

    private static func catmullRom(_ p: Neighbours, _ alpha: CGFloat) -> (CGPoint, CGPoint) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y), alpha / 2) }
        let (d1, d2, d3) = (distance(p.before, p.start), distance(p.start, p.end), distance(p.end, p.after))
        func control(_ point: CGPoint, _ near: CGPoint, _ far: CGPoint, _ d: CGFloat) -> CGPoint {
            guard d > 0, d2 > 0 else { return point }
            let a = 2 * d * d + 3 * d * d2 + d2 * d2
            let n = 3 * d * (d + d2)
            return CGPoint(x: (point.x * a - near.x * d2 * d2 + far.x * d * d) / n, y: (point.y * a - near.y * d2 * d2 + far.y * d * d) / n)
        }
        return (control(p.start, p.before, p.end, d1), control(p.end, p.after, p.start, d3))
    }

    /// Cubic segments that do not overshoot (Fritsch and Carlson).
    private static func monotone(_ points: [CGPoint], _ path: inout Path) {
        let slopes = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
        var tangents = [slopes[0]] + zip(slopes, slopes.dropFirst()).map { $0 * $1 <= 0 ? 0 : ($0 + $1) / 2 } + [slopes[slopes.count - 1]]
        for (index, slope) in slopes.enumerated() {
            guard slope != 0 else {
                (tangents[index], tangents[index + 1]) = (0, 0)
                continue
            }
            let (a, b) = (tangents[index] / slope, tangents[index + 1] / slope)
            let norm = (a * a + b * b).squareRoot()
            if norm > 3 { (tangents[index], tangents[index + 1]) = (3 * a / norm * slope, 3 * b / norm * slope) }
        }
        for index in slopes.indices {
            let (start, end) = (points[index], points[index + 1])
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + tangents[index] * third),
                control2: CGPoint(x: end.x - third, y: end.y - tangents[index + 1] * third))
        }
    }
}
