import FoundationOverlay
import Geometry
import ViewEngine

extension View {
    public nonisolated func offset(_ offset: CGSize) -> some View {
        wrapped { node, _ in .offset(offset, node) }
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public nonisolated func position(_ position: CGPoint) -> some View {
        wrapped { node, _ in .position(position, node) }
    }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(anchor, CGAffineTransform(rotationAngle: angle.radians.quantized))
    }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect(.transform { _ in transform })
    }

    /// A rotation in space, drawn as its orthographic projection.
    /// - Support: partial: drawn without perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        transformed(anchor, SpatialRotation.projection(angle, axis))
    }

    nonisolated func transformed(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> some View {
        effect(
            .transform { size in
                let point = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
                return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
            })
    }
}

/// Rotation matrices in space.
enum SpatialRotation {
    /// The upper left part of Rodrigues' rotation matrix.
    static func projection(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (sin(angle.radians).quantized, cos(angle.radians).quantized)
        return CGAffineTransform(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
    }
}
