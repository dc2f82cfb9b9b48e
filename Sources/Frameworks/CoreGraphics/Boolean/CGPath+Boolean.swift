import FoundationOverlay
import Geometry

// Areas made of others. Curves become straight pieces that deviate by at most a fiftieth of a point.
extension CGPath {
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 || $1 } }
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 && $1 } }
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 && !$1 } }
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 != $1 } }

    /// The outline of the area, of subpaths that do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(with: CGPath._path([]), rule) { first, _ in first } }

    /// The parts of the line that lie in an area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { line(in: other, rule, inside: true) }
    /// The parts of the line that lie outside of an area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { line(in: other, rule, inside: false) }

    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { !intersection(other, using: rule).isEmpty }

    /// The path as one for each part that lies apart from the others, with the holes in it.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = PathFlattening.polylines(of: normalized(using: rule)._elements, tolerance: AreaOutline.tolerance)
            .filter { $0.points.count > 2 }.map(Self.loop)
        let around = loops.map { loop in loops.indices.filter { loops[$0] !== loop && loops[$0].contains(loop.firstEdgeMiddle) } }
        var parts: [Int: [CGPath]] = [:]
        for (index, outer) in around.enumerated() {
            // A loop in an odd number of others is a hole of the innermost of them.
            let owner = outer.count.isMultiple(of: 2) ? index : outer.max { around[$0].count < around[$1].count } ?? index
            parts[owner, default: []].append(loops[index])
        }
        return parts.keys.sorted().map { CGPath._path(parts[$0, default: []].flatMap(\._elements)) }
    }

    private static func loop(_ line: Polyline) -> CGPath {
        CGPath._path([.move(to: line.points[0])] + line.points.dropFirst().map { .line(to: $0) } + [.closeSubpath])
    }

    private var firstEdgeMiddle: CGPoint {
        let points = _elements.flatMap(\.points)
        guard points.count > 1 else { return points.first ?? .zero }
        return CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2)
    }

    private func combined(with other: CGPath, _ rule: CGPathFillRule, _ keeps: @escaping (Bool, Bool) -> Bool) -> CGPath {
        AreaCombination(first: AreaOutline(self, using: rule), second: AreaOutline(other, using: rule), keeps: keeps).path
    }

    private func line(in other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
        let area = AreaOutline(other, using: rule)
        var elements: [PathElement] = []
        for line in PathFlattening.polylines(of: _elements, tolerance: AreaOutline.tolerance) {
            var last: Vertex?
            for part in SegmentSplitter.split(AreaOutline.pieces(of: line, closing: false), at: area.segments) {
                guard area.contains(part.middle) == inside else { continue }
                if last != Vertex(part.start) { elements.append(.move(to: part.start)) }
                elements.append(.line(to: part.end))
                last = Vertex(part.end)
            }
        }
        return CGPath._path(elements)
    }
}
