import FoundationOverlay
import Geometry

extension CGPath {
    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: Self.apply(transform, to: elements))
    }

    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = Self.apply(transform, to: elements)
        return copy
    }

    /// The outline of the stroked path, to be filled with the winding rule.
    public func copy(
        strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = PathStroker(width: width, cap: lineCap.stroke, join: lineJoin.stroke, miterLimit: miterLimit)
        return CGPath(elements: stroker.stroke(elements).map { $0.applying(transform) })
    }

    /// The path cut into dashes.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(elements: PathDashing.dash(elements, lengths: lengths, phase: phase).map { $0.applying(transform) })
    }
}

extension CGLineCap {
    var stroke: StrokeCap { [.butt, .round, .square][Int(rawValue)] }
}

extension CGLineJoin {
    var stroke: StrokeJoin { [.miter, .round, .bevel][Int(rawValue)] }
}
