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
        let radians = angle.radians.quantized
        // Of what turns further than a matrix tells, a motion has to know how far.
        if abs(radians) > .pi { return effect(.rotation { .inPlane(radians, around: anchor.point(in: $0)) }) }
        let turned = CGAffineTransform(rotationAngle: radians)
        return effect(.transform { turned.around(anchor.point(in: $0)) })
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

    /// A rotation in space, as an eye sees it whose distance is the longer side of the view divided by `perspective`.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        effect(
            .rotation { size in
                let side = max(size.width, size.height)
                return SpatialRotation(
                    angle: angle.radians, axis: axis, anchor: anchor.point(in: size), anchorZ: anchorZ, nearness: side > 0 ? perspective / side : 0)
            })
    }

    nonisolated func transformed(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> some View {
        effect(
            .transform { size in
                transform.around(anchor.point(in: size))
            })
    }
}

extension UnitPoint {
    fileprivate func point(in size: CGSize) -> CGPoint { CGPoint(x: size.width * x, y: size.height * y) }
}

extension CGAffineTransform {
    /// The same with a point as its origin.
    fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
