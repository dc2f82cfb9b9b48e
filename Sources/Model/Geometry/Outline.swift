import Foundation

/// How a rounded corner is drawn: as an arc, or with the continuous curvature of Apple's own shapes.
public enum CornerCurve: String, Hashable, Codable, Sendable {
    case circular
    case continuous
}

/// A closed or open shape in points. The common shapes keep their meaning, so that a dump is readable and a painter can
/// take a short way.
public enum Outline: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, curve: CornerCurve)
    /// Radii in the order top left, top right, bottom right, bottom left.
    case unevenRoundedRect(CGRect, radii: [CGFloat], curve: CornerCurve)
    case ellipse(CGRect)
    case capsule(CGRect)
    case path([PathElement])
}

extension Outline {
    /// The same outline moved by `delta`.
    public func translated(by delta: CGVector) -> Outline {
        switch self {
        case .rect(let r): .rect(r.offsetBy(dx: delta.dx, dy: delta.dy))
        case .roundedRect(let r, let size, let curve):
            .roundedRect(r.offsetBy(dx: delta.dx, dy: delta.dy), cornerSize: size, curve: curve)
        case .unevenRoundedRect(let r, let radii, let curve):
            .unevenRoundedRect(r.offsetBy(dx: delta.dx, dy: delta.dy), radii: radii, curve: curve)
        case .ellipse(let r): .ellipse(r.offsetBy(dx: delta.dx, dy: delta.dy))
        case .capsule(let r): .capsule(r.offsetBy(dx: delta.dx, dy: delta.dy))
        case .path(let elements):
            .path(elements.map { $0.applying(CGAffineTransform(translationX: delta.dx, y: delta.dy)) })
        }
    }

    /// The outline as path elements; arcs become cubic curves.
    public var elements: [PathElement] {
        switch self {
        case .rect(let r): OutlineBuilder.rect(r)
        case .roundedRect(let r, let size, let curve):
            OutlineBuilder.roundedRect(r, radii: Array(repeating: size, count: 4), curve: curve)
        case .unevenRoundedRect(let r, let radii, let curve):
            OutlineBuilder.roundedRect(r, radii: radii.map { CGSize(width: $0, height: $0) }, curve: curve)
        case .ellipse(let r): OutlineBuilder.ellipse(r)
        case .capsule(let r):
            OutlineBuilder.roundedRect(
                r, radii: Array(repeating: CGSize(width: min(r.width, r.height) / 2, height: min(r.width, r.height) / 2), count: 4),
                curve: .circular)
        case .path(let elements): elements
        }
    }

    /// The smallest rectangle around the outline's points and control points.
    public var bounds: CGRect {
        switch self {
        case .rect(let r), .roundedRect(let r, _, _), .unevenRoundedRect(let r, _, _), .ellipse(let r), .capsule(let r):
            return r
        case .path(let elements):
            return PathBounds.controlBounds(of: elements)
        }
    }
}
