import Foundation

/// A rotation of the plane in space around an axis, as an eye in front of its anchor sees it. Lengths are points.
public struct SpatialRotation: Hashable, Codable, Sendable {
    /// Radians; more than a turn, and less than none, are kept, so that a motion knows how far it goes.
    public var angle: CGFloat
    public var axisX: CGFloat
    public var axisY: CGFloat
    public var axisZ: CGFloat
    /// What does not move.
    public var anchor: CGPoint
    /// How far the anchor lies in front of the plane.
    public var anchorZ: CGFloat
    /// The length that one is divided by for the eye's distance; 0 where it is endlessly far away, and nothing becomes smaller.
    public var nearness: CGFloat

    /// - Parameter nearness: One divided by the eye's distance from the plane.
    public init(
        angle: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint = .zero, anchorZ: CGFloat = 0, nearness: CGFloat = 0
    ) {
        self.angle = angle
        (axisX, axisY, axisZ) = axis
        (self.anchor, self.anchorZ, self.nearness) = (anchor, anchorZ, nearness)
    }

    /// A rotation in the plane.
    public static func inPlane(_ angle: CGFloat, around anchor: CGPoint) -> SpatialRotation {
        SpatialRotation(angle: angle, axis: (0, 0, 1), anchor: anchor)
    }

    /// Whether it turns around the axis that points at the eye alone.
    public var isInPlane: Bool { axisX == 0 && axisY == 0 }

    /// What is seen of it. The identity where there is no axis or a number is not finite.
    public var projection: Projection {
        let length = (axisX * axisX + axisY * axisY + axisZ * axisZ).squareRoot()
        guard length > 0, [length, angle, anchor.x, anchor.y, anchorZ, nearness].allSatisfy(\.isFinite) else { return Projection() }
        let (x, y, z) = (axisX / length, axisY / length, axisZ / length)
        let (s, c) = (Self.onGrid(sin(angle)), Self.onGrid(cos(angle)))
        // Rodrigues' rotation matrix.
        let (r11, r12, r13) = (c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s)
        let (r21, r22, r23) = (y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s)
        let (r31, r32, r33) = (z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c))
        func row(_ vx: CGFloat, _ vy: CGFloat, _ vz: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            let seen = w - (r31 * vx + r32 * vy + r33 * vz) * nearness
            return (r11 * vx + r12 * vy + r13 * vz + anchor.x * seen, r21 * vx + r22 * vy + r23 * vz + anchor.y * seen, seen)
        }
        var result = Projection()
        (result.m11, result.m12, result.m13) = row(1, 0, 0, 0)
        (result.m21, result.m22, result.m23) = row(0, 1, 0, 0)
        (result.m31, result.m32, result.m33) = row(-anchor.x, -anchor.y, -anchorZ, 1)
        return result
    }

    /// The last digits of sines differ between machines.
    private static func onGrid(_ value: CGFloat) -> CGFloat { (value * 1e9).rounded() / 1e9 }
}
