import CoreGraphics
import FoundationOverlay

/// An edge, centre or size that constraints are made from.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A view or a guide.
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { related(.equal, anchor) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor) }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor) }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { related(.equal, anchor, c) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, c)
    }

    func related<Other>(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>?, _ constant: CGFloat = 0, times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, UIView._systemSpacing * multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, UIView._systemSpacing * multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, UIView._systemSpacing * multiplier)
    }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, UIView._systemSpacing * multiplier)
    }
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, UIView._systemSpacing * multiplier)
    }
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, UIView._systemSpacing * multiplier)
    }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private static let none: NSLayoutDimension? = nil

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, Self.none, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { related(.greaterThanOrEqual, Self.none, c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { related(.lessThanOrEqual, Self.none, c) }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, times: multiplier)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, c, times: multiplier)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, c, times: multiplier)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, c, times: multiplier)
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }

    /// The distance in points that UIKit calls the system's.
    static let _systemSpacing: CGFloat = 8
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
