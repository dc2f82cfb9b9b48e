import Foundation

/// Bounding boxes of path elements.
public enum PathBounds {
    /// The box around all points including control points; null where there are none.
    public static func controlBounds(of elements: [PathElement]) -> CGRect {
        var box = CGRect.null
        for element in elements {
            for point in element.points {
                box = box.union(CGRect(origin: point, size: .zero))
            }
        }
        return box
    }
}

extension PathElement {
    /// The points of the element, control points before the end point.
    public var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let c1, let c2): [c1, c2, to]
        case .closeSubpath: []
        }
    }
}
