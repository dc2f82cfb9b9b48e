import FoundationOverlay
import Geometry

/// The current path. Points are turned into pixels when they are added, as Core Graphics does.
extension CGContext {
    public func beginPath() { elements = [] }

    private func add(_ new: [PathElement]) { elements += new.map { $0.applying(state.toPixels) } }

    private var hasPoint: Bool { !elements.isEmpty }

    public func move(to point: CGPoint) { add([.move(to: point)]) }
    public func addLine(to point: CGPoint) { add([hasPoint ? .line(to: point) : .move(to: point)]) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add([.curve(to: end, control1: control1, control2: control2)])
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { add([.quadCurve(to: end, control: control)]) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        add([.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    }

    public func addRect(_ rect: CGRect) { add(OutlineBuilder.rect(rect)) }
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    public func addEllipse(in rect: CGRect) { add(OutlineBuilder.ellipse(rect)) }
    public func addPath(_ path: CGPath) { add(path.elements) }

    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let sweep = PathArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        add(PathArc.elements(center: center, radius: radius, start: startAngle, sweep: sweep, joins: hasPoint))
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard hasPoint else { return }
        add(PathArc.elements(from: currentPointOfPath, tangent1: tangent1End, tangent2: tangent2End, radius: radius))
    }

    public func closePath() {
        if hasPoint { elements.append(.closeSubpath) }
    }

    public var isPathEmpty: Bool { elements.isEmpty }
    public var path: CGPath? { hasPoint ? CGPath(elements: userElements) : nil }
    public var currentPointOfPath: CGPoint { CGPath(elements: userElements).currentPoint }
    public var boundingBoxOfPath: CGRect { CGPath(elements: userElements).boundingBoxOfPath }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        return PathHitTest.contains(point, in: userElements, evenOdd: isEvenOdd)
    }

    var userElements: [PathElement] {
        let back = state.toPixels.inverted()
        return elements.map { $0.applying(back) }
    }
}
