import FoundationOverlay
import Geometry

/// Cuts a piece out of a path by its length.
enum PathTrimming {
    private struct Segment {
        var start: CGPoint
        var element: PathElement
        var length: CGFloat
        var startsSubpath: Bool
    }

    static func trim(_ elements: [PathElement], from: CGFloat, to: CGFloat) -> [PathElement] {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return [] }
        if from == 0, to == 1 { return elements }
        let segments = segments(elements)
        let total = segments.reduce(0) { $0 + $1.length }
        var result: [PathElement] = []
        var passed: CGFloat = 0
        var end: CGPoint?
        for segment in segments {
            let (low, high) = (total * from - passed, total * to - passed)
            passed += segment.length
            guard segment.length > 0, high > 0, low < segment.length else { continue }
            let t0 = max(0, low / segment.length)
            let t1 = min(1, high / segment.length)
            let piece = cut(segment, t0, t1)
            if end != piece.start || segment.startsSubpath { result.append(.move(to: piece.start)) }
            result.append(piece.element)
            end = piece.element.points.last
        }
        return result
    }

    private static func segments(_ elements: [PathElement]) -> [Segment] {
        var result: [Segment] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var startsSubpath = true
        for element in elements {
            switch element {
            case .move(let to):
                (current, start, startsSubpath) = (to, to, true)
                continue
            case .closeSubpath:
                result.append(Segment(start: current, element: .line(to: start), length: distance(current, start), startsSubpath: startsSubpath))
                current = start
            case .line(let to):
                result.append(Segment(start: current, element: element, length: distance(current, to), startsSubpath: startsSubpath))
                current = to
            case .quadCurve(let to, _), .curve(let to, _, _):
                let cubic = cubic(current, element)
                result.append(Segment(start: current, element: cubic, length: length(current, cubic), startsSubpath: startsSubpath))
                current = to
            }
            startsSubpath = false
        }
        return result
    }

    private static func cubic(_ start: CGPoint, _ element: PathElement) -> PathElement {
        guard case .quadCurve(let to, let control) = element else { return element }
        func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3) }
        return .curve(to: to, control1: third(start, control), control2: third(to, control))
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() }

    private static func length(_ start: CGPoint, _ element: PathElement) -> CGFloat {
        guard case .curve(let to, let c1, let c2) = element else { return 0 }
        let steps = 32
        var (sum, last) = (CGFloat(0), start)
        for step in 1...steps {
            let point = point(start, c1, c2, to, CGFloat(step) / CGFloat(steps))
            sum += distance(last, point)
            last = point
        }
        return sum
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }

    private static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(p0, p1, t), mix(p1, p2, t), mix(p2, p3, t))
        return mix(mix(a, b, t), mix(b, c, t), t)
    }

    private static func cut(_ segment: Segment, _ t0: CGFloat, _ t1: CGFloat) -> (start: CGPoint, element: PathElement) {
        switch segment.element {
        case .curve(let to, let c1, let c2):
            var points = [segment.start, c1, c2, to]
            if t1 < 1 { points = split(points, t1).left }
            if t0 > 0 { points = split(points, t0 / t1).right }
            return (points[0], .curve(to: points[3], control1: points[1], control2: points[2]))
        default:
            let to = segment.element.points.last ?? segment.start
            return (mix(segment.start, to, t0), .line(to: mix(segment.start, to, t1)))
        }
    }

    /// De Casteljau's halves of a cubic at `t`.
    private static func split(_ p: [CGPoint], _ t: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
        let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
        let (d, e) = (mix(a, b, t), mix(b, c, t))
        let f = mix(d, e, t)
        return ([p[0], a, d, f], [f, e, c, p[3]])
    }
}
