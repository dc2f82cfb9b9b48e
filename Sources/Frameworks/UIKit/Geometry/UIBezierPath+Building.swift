import FoundationOverlay
import Geometry

extension UIBezierPath {
    public func move(to point: CGPoint) { elements.append(.move(to: point)) }

    public func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(to: end, control1: controlPoint1, control2: controlPoint2))
    }

    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        elements.append(.quadCurve(to: end, control: controlPoint))
    }

    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let sweep = PathArc.sweep(from: startAngle, to: endAngle, clockwise: !clockwise)
        elements += PathArc.elements(center: center, radius: radius, start: startAngle, sweep: sweep, joins: !isEmpty)
    }

    public func close() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    public func removeAllPoints() { elements = [] }

    public func append(_ path: UIBezierPath) { elements += path.elements }

    public func apply(_ transform: CGAffineTransform) { elements = elements.map { $0.applying(transform) } }

    /// The same path, each subpath drawn from its end to its start.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        for line in PathFlattening.polylines(of: elements, tolerance: 0.05) {
            guard let first = line.points.last else { continue }
            reversed.move(to: first)
            line.points.dropLast().reversed().forEach(reversed.addLine)
            if line.isClosed { reversed.close() }
        }
        return reversed
    }
}
