import CoreGraphics
import FoundationOverlay

extension UIView {
    public func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        if view.superview === self { view._detach() }
        _insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        if view.superview === self { view._detach() }
        _insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        var views = subviews
        guard views.indices.contains(first), views.indices.contains(second) else { return }
        views.swapAt(first, second)
        _setSubviews(views)
        _changed()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        _setSubviews(subviews.filter { $0 !== view } + [view])
        _changed()
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        _setSubviews([view] + subviews.filter { $0 !== view })
        _changed()
    }

    func _insert(_ view: UIView, at index: Int) {
        guard view !== self else { return }
        if view.superview !== self { view.removeFromSuperview() } else { view._detach() }
        let isNew = view.superview !== self
        if isNew {
            view.willMove(toSuperview: self)
            if let window { view.willMove(toWindow: window) }
        }
        var views = subviews
        views.insert(view, at: min(max(index, 0), views.count))
        _setSubviews(views)
        view._setSuperview(self)
        didAddSubview(view)
        if isNew {
            view.didMoveToSuperview()
            if window != nil { view._tellWindow() }
        }
        view._layoutChanged()
        _layoutChanged()
    }

    /// Leaves the list of the superview and nothing else.
    private func _detach() {
        guard let superview else { return }
        superview._setSubviews(superview.subviews.filter { $0 !== self })
    }

    func _removeFromSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        _leaveConstraints()
        let hadWindow = window != nil
        _detach()
        _setSuperview(nil)
        didMoveToSuperview()
        if hadWindow { _tellWindow() }
        (old as? UIStackView)?._forget(self)
        old._layoutChanged()
    }

    func _tellWindow() {
        didMoveToWindow()
        if window == nil { _controller?._disappear() } else { _controller?._appear() }
        for subview in subviews { subview._tellWindow() }
    }

    public func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }

    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    func _add(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        _setRecognizers((gestureRecognizers ?? []) + [recognizer])
        recognizer.view = self
        _changed()
    }

    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        _setRecognizers(gestureRecognizers?.filter { $0 !== recognizer })
        recognizer.view = nil
        _changed()
    }

    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }

    // MARK: Coordinates

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (_origin, view?._origin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (_origin, view?._origin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }

    /// Where the view's own zero point lies in the outermost view. Transforms are left out.
    private var _origin: CGPoint {
        sequence(first: self, next: \.superview).reduce(.zero) { sum, view in
            CGPoint(x: sum.x + view.frame.minX - view.bounds.minX, y: sum.y + view.frame.minY - view.bounds.minY)
        }
    }
}
