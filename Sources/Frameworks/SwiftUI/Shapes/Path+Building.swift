import FoundationOverlay
import Geometry

extension Path {
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(OutlineBuilder.rect(rect), transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(OutlineBuilder.ellipse(rect), transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        append(Outline.roundedRect(rect, cornerSize: cornerSize, curve: style.curve).elements, transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        append(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect).elements, transform)
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        elements.append(.move(to: first))
        elements += lines.dropFirst().map { .line(to: $0) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { append(path.elements, transform) }

    /// An arc; `clockwise` is meant in a coordinate system whose y axis points up, as in Core Graphics.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise)
        appendConnected(path._elements, transform)
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.radians < 0,
            transform: transform)
    }

    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let path = CGMutablePath()
        path.move(to: currentPoint ?? tangent1End)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        appendConnected(path._elements, transform)
    }

    private mutating func append(_ added: [PathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
    }

    /// Adds a piece that goes on from the current point: its first move becomes a line.
    private mutating func appendConnected(_ added: [PathElement], _ transform: CGAffineTransform) {
        var added = transform.isIdentity ? added : added.map { $0.applying(transform) }
        if case .move(let start)? = added.first, !elements.isEmpty {
            let isOpen = elements.last != .closeSubpath
            added[0] = isOpen ? .line(to: start) : .move(to: start)
            if isOpen, currentPoint == start { added.removeFirst() }
        }
        elements += added
    }
}
