import CoreGraphics
import FoundationOverlay

extension UIView {
    /// How far bars and the device's edges cover the view, in points.
    var _safeAreaInsets: UIEdgeInsets {
        var insets = _givenSafeArea ?? _inheritedSafeArea
        if let controller = _controller { insets = insets + controller.additionalSafeAreaInsets + controller._barInsets }
        return insets
    }

    private var _inheritedSafeArea: UIEdgeInsets {
        guard let superview, !(superview is UIScrollView) else { return .zero }
        let (outer, size) = (superview.safeAreaInsets, superview.bounds.size)
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
            bottom: max(0, outer.bottom - (size.height - frame.maxY)), right: max(0, outer.right - (size.width - frame.maxX)))
    }

    func _safeAreaChanged() {
        safeAreaInsetsDidChange()
        _controller?.viewSafeAreaInsetsDidChange()
        for subview in subviews { subview._safeAreaChanged() }
        _layoutChanged()
    }

    /// Points: 8, but at the sides of a controller's view those of the system, and the safe area besides.
    var _layoutMargins: UIEdgeInsets {
        let own = _margins ?? (_controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : _screenMargins)
        return insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    }

    func _setMargins(_ margins: UIEdgeInsets) {
        _margins = margins
        layoutMarginsDidChange()
        _layoutChanged()
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let own = layoutMargins
            return NSDirectionalEdgeInsets(
                top: own.top, leading: _isRightToLeft ? own.right : own.left, bottom: own.bottom, trailing: _isRightToLeft ? own.left : own.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: _isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: _isRightToLeft ? newValue.leading : newValue.trailing)
        }
    }

    /// The margins at the sides of a screen are those of its bars.
    private var _screenMargins: UIEdgeInsets {
        let isWide = bounds.width >= UIMetrics[.barWideWidth]
        let side = UIMetrics[isWide ? .barWideMargin : .barMargin]
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
