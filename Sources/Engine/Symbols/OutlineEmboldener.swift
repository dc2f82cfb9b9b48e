import Foundation
import Geometry

/// Moves the edges of an outline outwards (or inwards) to make a symbol heavier (or lighter). Outer contours and holes must run in
/// opposite directions, as in the symbol pack.
public enum OutlineEmboldener {
    /// `elements` with every edge moved by `distance`, in the unit of the elements. With `openingHoles` the largest contour is a plate
    /// with a drawing cut out of it: the plate grows, and the drawing by that part of the distance.
    public static func offset(_ elements: [PathElement], by distance: Double, openingHoles: Double? = nil) -> [PathElement] {
        guard distance != 0, distance.isFinite else { return elements }
        let contours = split(elements)
        let areas = contours.map(signedArea)
        guard let plate = areas.indices.max(by: { abs(areas[$0]) < abs(areas[$1]) }), areas[plate] != 0 else { return elements }
        let outwards = areas[plate] > 0 ? distance : -distance
        return contours.indices.flatMap { index in
            offsetContour(contours[index], by: index == plate ? outwards : openingHoles.map { -outwards * $0 } ?? outwards)
        }
    }

    private static func split(_ elements: [PathElement]) -> [[PathElement]] {
        var contours: [[PathElement]] = []
        for element in elements {
            if case .move = element { contours.append([]) }
            if contours.isEmpty { contours.append([]) }
            contours[contours.count - 1].append(element)
        }
        return contours
    }

    private static func signedArea(_ contour: [PathElement]) -> Double {
        let points = contour.flatMap(\.points)
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    private static func offsetContour(_ contour: [PathElement], by distance: Double) -> [PathElement] {
        let points = contour.flatMap(\.points)
        guard points.count > 2 else { return contour }
        var moved = points.indices.map { move(points, $0, distance) }[...]
        return contour.map { element in
            switch element {
            case .move: .move(to: moved.removeFirst())
            case .line: .line(to: moved.removeFirst())
            case .quadCurve: Self.quad(moved.removeFirst(), moved.removeFirst())
            case .curve: Self.cubic(moved.removeFirst(), moved.removeFirst(), moved.removeFirst())
            case .closeSubpath: .closeSubpath
            }
        }
    }

    private static func quad(_ control: CGPoint, _ end: CGPoint) -> PathElement { .quadCurve(to: end, control: control) }

    private static func cubic(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) -> PathElement { .curve(to: end, control1: c1, control2: c2) }

    /// A point of a closed polygon moved along the bisector of its edges. Equal neighbours are passed over.
    private static func move(_ points: [CGPoint], _ index: Int, _ distance: Double) -> CGPoint {
        let point = points[index]
        guard let before = neighbour(points, index, -1), let after = neighbour(points, index, 1) else { return point }
        let (inward, outward) = (direction(before, point), direction(point, after))
        let normal = CGVector(dx: inward.dy + outward.dy, dy: -inward.dx - outward.dx)
        let length = normal.dx * normal.dx + normal.dy * normal.dy
        guard length > 0.25 else { return point }
        let factor = 2 * distance / length
        return CGPoint(x: point.x + normal.dx * factor, y: point.y + normal.dy * factor)
    }

    private static func neighbour(_ points: [CGPoint], _ index: Int, _ step: Int) -> CGPoint? {
        for offset in 1..<points.count {
            let other = points[(index + step * offset + points.count * 2) % points.count]
            if abs(other.x - points[index].x) + abs(other.y - points[index].y) > 1e-6 { return other }
        }
        return nil
    }

    private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return CGVector(dx: dx / length, dy: dy / length)
    }
}
