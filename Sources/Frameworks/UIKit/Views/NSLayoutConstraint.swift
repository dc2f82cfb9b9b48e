import CoreGraphics
import FoundationOverlay

/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between edges or sizes of views.
///
/// - Support: accepted, without effect: nothing lays views out.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute = 0
    }

    open var constant: CGFloat
    open var isActive = false
    open var priority = UILayoutPriority.required
    open var identifier: String?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        constant = c
        super.init()
    }

    init(_constant constant: CGFloat) {
        self.constant = constant
        super.init()
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }
}

/// An edge, centre or size that constraints are made from.
///
/// - Support: accepted, without effect.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint { .init(_constant: c) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        .init(_constant: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint { .init(_constant: c) }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { .init(_constant: c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(_constant: c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(_constant: c) }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        .init(_constant: c)
    }
}

/// - Support: accepted, without effect: nothing lays views out.
extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
    public var leftAnchor: NSLayoutXAxisAnchor { .init() }
    public var rightAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
    public var topAnchor: NSLayoutYAxisAnchor { .init() }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init() }
    public var widthAnchor: NSLayoutDimension { .init() }
    public var heightAnchor: NSLayoutDimension { .init() }

    public func addConstraint(_ constraint: NSLayoutConstraint) {}
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    public func removeConstraint(_ constraint: NSLayoutConstraint) {}
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}
