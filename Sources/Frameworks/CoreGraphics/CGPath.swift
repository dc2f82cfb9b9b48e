import FoundationOverlay
import Geometry

/// A path that does not change. Coordinates are points; y grows downwards as in UIKit.
///
/// - Support: partial. No Boolean operations (`union`, `intersection`); stroked and dashed copies are made of straight lines.
public class CGPath: Hashable, @unchecked Sendable {
    var elements: [PathElement]

    init(elements: [PathElement]) { self.elements = elements }

    /// A path of Islet's own elements.
    public static func _path(_ elements: [PathElement]) -> CGPath { CGPath(elements: elements) }

    /// The path as Islet's own elements.
    public var _elements: [PathElement] { elements }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Self.apply(transform, to: OutlineBuilder.rect(rect)))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Self.apply(transform, to: OutlineBuilder.ellipse(rect)))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
        self.init(elements: Self.apply(transform, to: OutlineBuilder.roundedRect(rect, radii: radii, curve: .circular)))
    }

    static func apply(_ transform: UnsafePointer<CGAffineTransform>?, to elements: [PathElement]) -> [PathElement] {
        guard let t = transform?.pointee, !t.isIdentity else { return elements }
        return elements.map { $0.applying(t) }
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint {
        guard let last = elements.last else { return .zero }
        return last.endPoint ?? subpathStart ?? .zero
    }

    var subpathStart: CGPoint? {
        for case .move(let to) in elements.reversed() { return to }
        return nil
    }

    /// The box around all points, control points included.
    public var boundingBox: CGRect { PathBounds.controlBounds(of: elements) }
    /// The box around the path itself.
    public var boundingBoxOfPath: CGRect { PathBounds.tightBounds(of: elements) }

    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        PathHitTest.contains(point.applying(transform), in: elements, evenOdd: rule == .evenOdd)
    }

    /// Calls `block` with every element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                var empty = CGPoint.zero
                withUnsafeMutablePointer(to: &empty) { spare in
                    var shown = CGPathElement(type: element.type, points: buffer.baseAddress ?? spare)
                    withUnsafePointer(to: &shown, block)
                }
            }
        }
    }

    /// Calls a function with every element in order, and with what `info` points to.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
