import Foundation

/// Whether points lie inside paths.
public enum PathHitTest {
    /// Open subpaths count as closed, as when filling.
    public static func contains(_ point: CGPoint, in elements: [PathElement], evenOdd: Bool) -> Bool {
        var winding = 0
        for line in PathFlattening.polylines(of: elements, tolerance: 0.01) {
            for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                let isLeft = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, isLeft > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, isLeft < 0 { winding -= 1 }
            }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}
