import FoundationOverlay
import Geometry

/// A path with the settings to draw it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    var elements: [PathElement]
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        elements = []
        super.init()
    }

    private init(elements: [PathElement]) {
        self.elements = elements
        super.init()
    }

    public convenience init(rect: CGRect) { self.init(elements: OutlineBuilder.rect(rect)) }

    public convenience init(ovalIn rect: CGRect) { self.init(elements: OutlineBuilder.ellipse(rect)) }

    /// Corners have UIKit's continuous curvature.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = Array(repeating: CGSize(width: cornerRadius, height: cornerRadius), count: 4)
        self.init(elements: OutlineBuilder.roundedRect(rect, radii: radii, curve: .continuous))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        let radius = CGSize(width: cornerRadii.width, height: cornerRadii.width)
        let radii = order.map { corners.contains($0) ? radius : .zero }
        self.init(elements: OutlineBuilder.roundedRect(rect, radii: radii, curve: .continuous))
    }

    /// Clockwise on screen means growing angles.
    public convenience init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) { self.init(elements: cgPath._elements) }

    open var cgPath: CGPath {
        get { CGPath._path(elements) }
        set { elements = newValue._elements }
    }

    open var isEmpty: Bool { elements.isEmpty }
    open var bounds: CGRect { cgPath.boundingBoxOfPath }
    open var currentPoint: CGPoint { cgPath.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        PathHitTest.contains(point, in: elements, evenOdd: usesEvenOddFillRule)
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = ((0..<count).compactMap { pattern?[$0] }, phase)
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(elements: elements)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }
}
