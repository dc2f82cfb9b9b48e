import FoundationOverlay
import Geometry

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// All that make a path make one that goes on.
    override init(elements: [PathElement]) { super.init(elements: elements) }

    public convenience init() { self.init(elements: []) }

    private func add(_ new: [PathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(to: point)], transform) }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(to: point)], transform) }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        add([.move(to: first)] + points.dropFirst().map { .line(to: $0) }, transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quadCurve(to: end, control: control)], transform)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        add([.curve(to: end, control1: control1, control2: control2)], transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(OutlineBuilder.rect(rect), transform) }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { add(OutlineBuilder.ellipse(rect), transform) }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        let radii = Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
        add(OutlineBuilder.roundedRect(rect, radii: radii, curve: .circular), transform)
    }

    /// An arc, after a line to its start where there is a current point. Angles in radians; clockwise in coordinates whose
    /// y axis points up, so counter-clockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let sweep = PathArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        add(PathArc.elements(center: center, radius: radius, start: startAngle, sweep: sweep, joins: !isEmpty), transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(PathArc.elements(center: center, radius: radius, start: startAngle, sweep: delta, joins: !isEmpty), transform)
    }

    /// The arc that rounds the corner at `tangent1End`. Does nothing without a current point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        let from = currentPoint.applying(transform.inverted())
        add(PathArc.elements(from: from, tangent1: tangent1End, tangent2: tangent2End, radius: radius), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }

    public func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }
}
