import CoreGraphics

/// How a view follows its superview along one axis, as its mask says.
struct Autoresizing {
    let isLeadingFlexible: Bool
    let isLengthFlexible: Bool
    let isTrailingFlexible: Bool

    init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        isLeadingFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        isLengthFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        isTrailingFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    }

    /// Where the view goes when its superview becomes longer by `growth` points: what is flexible shares it equally.
    func parts(of growth: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        let flexible = [isLeadingFlexible, isLengthFlexible, isTrailingFlexible].count { $0 }
        guard flexible > 0 else { return (0, 0) }
        let share = growth / CGFloat(flexible)
        return (isLeadingFlexible ? share : 0, isLengthFlexible ? share : 0)
    }
}
