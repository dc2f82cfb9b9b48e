import Foundation

/// A projective transformation of the plane, in points: a 3 × 3 matrix that rows `(x, y, 1)` are multiplied with, as Apple's
/// `ProjectionTransform` is. The results are divided by their third number, which is positive in front of the eye.
public struct Projection: Hashable, Codable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ t: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (t.a, t.b, t.c, t.d, t.tx, t.ty) }

    /// In rows.
    public var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// The same without perspective; nil where it has some.
    public var affine: CGAffineTransform? {
        guard abs(m13) < 1e-9, abs(m23) < 1e-9, m33 != 0 else { return nil }
        return CGAffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// `self` first, then `other`.
    public func concatenating(_ other: Projection) -> Projection {
        var result = Projection()
        (result.m11, result.m12, result.m13) = other.row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = other.row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = other.row(m31, m32, m33)
        return result
    }

    private func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33)
    }

    /// What undoes it; nil where nothing does, as where the plane is seen from its edge.
    public var inverse: Projection? {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        var result = Projection()
        (result.m11, result.m21, result.m31) = (a / determinant, b / determinant, c / determinant)
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        return result
    }

    /// Where a point is seen; nil where it lies behind the eye.
    public func seen(_ point: CGPoint) -> CGPoint? {
        let (x, y, w) = row(point.x, point.y, 1)
        return w > Self.nearest ? CGPoint(x: x / w, y: y / w) : nil
    }

    /// The affine transformation that is nearest to it around a point; nil where that lies behind the eye.
    public func affine(around point: CGPoint) -> CGAffineTransform? {
        let (x, y, w) = row(point.x, point.y, 1)
        guard w > Self.nearest else { return nil }
        let (a, b) = ((m11 * w - x * m13) / (w * w), (m12 * w - y * m13) / (w * w))
        let (c, d) = ((m21 * w - x * m23) / (w * w), (m22 * w - y * m23) / (w * w))
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: x / w - a * point.x - c * point.y, ty: y / w - b * point.x - d * point.y)
    }

    /// The box around what is seen of a rectangle; null where all of it lies behind the eye.
    public func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .null }
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { row($0.0, $0.1, 1) }
        var points: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            if corner.2 >= Self.nearest { points.append(CGPoint(x: corner.0 / corner.2, y: corner.1 / corner.2)) }
            guard (corner.2 >= Self.nearest) != (next.2 >= Self.nearest) else { continue }
            let part = (Self.nearest - corner.2) / (next.2 - corner.2)
            points.append(
                CGPoint(
                    x: (corner.0 + (next.0 - corner.0) * part) / Self.nearest, y: (corner.1 + (next.1 - corner.1) * part) / Self.nearest))
        }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// What comes nearer to the eye than this part of its distance is not seen.
    private static let nearest: CGFloat = 1.0 / 64
}
