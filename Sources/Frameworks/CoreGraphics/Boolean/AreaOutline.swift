import FoundationOverlay
import Geometry

/// A straight piece of an outline.
struct OutlineSegment {
    var start: CGPoint
    var end: CGPoint

    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at part: CGFloat) -> CGPoint { CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part) }
}

/// An outline as straight pieces, and the area that it fills.
struct AreaOutline {
    /// How far curves may be from their pieces, in points.
    static let tolerance = 0.02

    let segments: [OutlineSegment]
    private let evenOdd: Bool

    init(_ path: CGPath, using rule: CGPathFillRule) {
        evenOdd = rule == .evenOdd
        segments = PathFlattening.polylines(of: path._elements, tolerance: Self.tolerance).flatMap { Self.pieces(of: $0, closing: true) }
    }

    /// The pieces of a line; a filled one is closed.
    static func pieces(of line: Polyline, closing: Bool) -> [OutlineSegment] {
        var points = line.points
        if closing || line.isClosed, let first = points.first, points.last != first { points.append(first) }
        return zip(points, points.dropFirst()).map { OutlineSegment(start: $0, end: $1) }.filter { $0.length > 1e-9 }
    }

    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for segment in segments {
            let (a, b) = (segment.start, segment.end)
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y, side > 0 { winding += 1 } else if a.y > point.y, side < 0 { winding -= 1 }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}
