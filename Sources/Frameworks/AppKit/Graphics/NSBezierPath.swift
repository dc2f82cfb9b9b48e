import FoundationOverlay
import UIKit

/// A path with the settings to draw it.
///
/// - Support: partial. Built, measured, filled, stroked and clipped with; elements are not read one by one.
open class NSBezierPath: NSObject, @unchecked Sendable {
    public enum LineCapStyle: UInt, Sendable { case butt, round, square }
    public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

    let path: UIBezierPath
    open var windingRule = WindingRule.nonZero { didSet { path.usesEvenOddFillRule = windingRule == .evenOdd } }
    open var lineCapStyle = LineCapStyle.butt { didSet { path.lineCapStyle = CGLineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt } }
    open var lineJoinStyle = LineJoinStyle.miter { didSet { path.lineJoinStyle = CGLineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter } }

    init(_ path: UIBezierPath) {
        self.path = path
        super.init()
    }

    public override convenience init() { self.init(UIBezierPath()) }
    public convenience init(rect: NSRect) { self.init(UIBezierPath(rect: rect)) }
    public convenience init(ovalIn rect: NSRect) { self.init(UIBezierPath(ovalIn: rect)) }
    public convenience init(cgPath: CGPath) { self.init(UIBezierPath(cgPath: cgPath)) }

    /// Corners are quarters of ellipses.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        let (x, y) = (min(max(xRadius, 0), rect.width / 2), min(max(yRadius, 0), rect.height / 2))
        self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: x, cornerHeight: y, transform: nil))
    }

    open var lineWidth: CGFloat {
        get { path.lineWidth }
        set { path.lineWidth = newValue }
    }
    open var miterLimit: CGFloat {
        get { path.miterLimit }
        set { path.miterLimit = newValue }
    }
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path.cgPath = newValue }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: NSRect { path.bounds }
    open var controlPointBounds: NSRect { path.cgPath.boundingBox }
    open var currentPoint: NSPoint { path.currentPoint }
    open func contains(_ point: NSPoint) -> Bool { path.contains(point) }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) { path.setLineDash(pattern, count: count, phase: phase) }
}

extension NSBezierPath {
    public func move(to point: NSPoint) { path.move(to: point) }
    public func line(to point: NSPoint) { path.addLine(to: point) }
    public func curve(to point: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: point, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    public func curve(to point: NSPoint, controlPoint: NSPoint) { path.addQuadCurve(to: point, controlPoint: controlPoint) }
    public func relativeMove(to point: NSPoint) { move(to: offset(point)) }
    public func relativeLine(to point: NSPoint) { line(to: offset(point)) }
    public func close() { path.close() }
    public func removeAllPoints() { path.removeAllPoints() }
    public func append(_ other: NSBezierPath) { path.append(other.path) }
    public func appendRect(_ rect: NSRect) { path.append(UIBezierPath(rect: rect)) }
    public func appendOval(in rect: NSRect) { path.append(UIBezierPath(ovalIn: rect)) }
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }

    /// Angles are degrees; against the clock, as y grows upwards, unless `clockwise`.
    public func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false) {
        path.addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180, clockwise: !clockwise)
    }

    public func transform(using transform: AffineTransform) {
        path.apply(CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
    }

    public func fill() { path.fill() }
    public func stroke() { path.stroke() }
    public func addClip() { path.addClip() }
    public func setClip() { path.addClip() }
    public static func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
    public static func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
    public static func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }

    private func offset(_ point: NSPoint) -> NSPoint { NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y) }
}
