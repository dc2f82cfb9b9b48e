import CoreGraphics
import FoundationOverlay

extension UIView {
    func _add(_ constraint: NSLayoutConstraint) {
        _constraints.append(constraint)
        constraint.owner = self
        _layoutChanged()
    }

    func _remove(_ constraint: NSLayoutConstraint) {
        _constraints.removeAll { $0 === constraint }
        constraint.owner = nil
        _layoutChanged()
    }

    /// Takes away the constraints between the view's tree and what lies around it.
    func _leaveConstraints() {
        for around in sequence(first: superview, next: { $0?.superview }) {
            guard let around else { return }
            for constraint in around._constraints where [constraint.firstItem, constraint.secondItem].contains(where: isInside) {
                around._remove(constraint)
            }
        }
    }

    private func isInside(_ item: AnyObject?) -> Bool { LayoutItem(item)?.view?.isDescendant(of: self) ?? false }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _hugging[axis] ?? _defaultHugging(axis)
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _hugging[axis] = priority
        _layoutChanged()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { _resistance[axis] ?? .defaultHigh }

    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _resistance[axis] = priority
        _layoutChanged()
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
