import Constraints
import CoreGraphics

/// A rectangle of which some parts are still unknown, in points from the corner of the tree that is laid out.
struct FrameExpressions {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    /// The same rectangle within insets.
    func inset(by insets: UIEdgeInsets) -> FrameExpressions {
        FrameExpressions(
            x: x.plus(insets.left), y: y.plus(insets.top), width: width.plus(-insets.left - insets.right),
            height: height.plus(-insets.top - insets.bottom))
    }

    /// An edge, centre or size. Leading edges are counted against the reading direction where that is right to left, so that constants and
    /// distances keep their sense.
    func value(of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> LinearExpression? {
        switch attribute {
        case .left, .leftMargin: x
        case .right, .rightMargin: x + width
        case .leading, .leadingMargin: isRightToLeft ? (x + width) * -1 : x
        case .trailing, .trailingMargin: isRightToLeft ? x * -1 : x + width
        case .top, .topMargin: y
        case .bottom, .bottomMargin: y + height
        case .width: width
        case .height: height
        case .centerX, .centerXWithinMargins: x + width * 0.5
        case .centerY, .centerYWithinMargins: y + height * 0.5
        case .firstBaseline, .lastBaseline, .notAnAttribute: nil
        }
    }
}

extension LinearExpression {
    func plus(_ points: CGFloat) -> LinearExpression { self + LinearExpression(constant: Double(points)) }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is about the rectangle within a view's margins.
    var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
    var isSize: Bool { self == .width || self == .height }
}
