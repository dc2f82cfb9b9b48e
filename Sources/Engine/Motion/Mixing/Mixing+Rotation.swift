import Foundation
import Geometry
import Snapshot

extension Mix {
    /// A rotation between two: the angle goes all the way, more than a turn where it is more.
    static func rotation(_ a: SpatialRotation, _ b: SpatialRotation, _ part: Double) -> SpatialRotation {
        var result = SpatialRotation(
            angle: number(a.angle, b.angle, part),
            axis: (number(a.axisX, b.axisX, part), number(a.axisY, b.axisY, part), number(a.axisZ, b.axisZ, part)),
            anchor: point(a.anchor, b.anchor, part))
        (result.anchorZ, result.nearness) = (number(a.anchorZ, b.anchorZ, part), number(a.nearness, b.nearness, part))
        return result
    }

    static func projection(_ a: Projection, _ b: Projection, _ part: Double) -> Projection {
        let numbers = zip(a.numbers, b.numbers).map { number($0, $1, part) }
        var result = Projection()
        (result.m11, result.m12, result.m13) = (numbers[0], numbers[1], numbers[2])
        (result.m21, result.m22, result.m23) = (numbers[3], numbers[4], numbers[5])
        (result.m31, result.m32, result.m33) = (numbers[6], numbers[7], numbers[8])
        return result
    }
}

extension SpatialRotation {
    func at(_ angle: CGFloat) -> SpatialRotation {
        var result = self
        result.angle = angle
        return result
    }
}

extension Effect {
    /// The effect as a rotation around the axis and the anchor of another one; nil where it is no rotation in the plane alone.
    func spatial(like other: Effect) -> SpatialRotation? {
        switch (self, other) {
        case (.rotation(let rotation), _): return rotation
        case (.transform(let t), .rotation(let rotation)):
            if t.isIdentity { return rotation.at(0) }
            let length = hypot(t.a, t.b)
            guard rotation.isInPlane, abs(length - 1) < 1e-6, abs(t.a - t.d) < 1e-6, abs(t.b + t.c) < 1e-6 else { return nil }
            return rotation.at(atan2(t.b, t.a) * (rotation.axisZ < 0 ? -1 : 1))
        default: return nil
        }
    }
}
