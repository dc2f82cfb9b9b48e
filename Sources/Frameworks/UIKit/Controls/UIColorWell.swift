import CoreGraphics
import FoundationOverlay

/// A well that shows a colour, and lets a person choose another one.
///
/// - Support: works
open class UIColorWell: _MeasuredControl {
    open var selectedColor: UIColor? { didSet { _changed() } }
    open var title: String?
    open var supportsAlpha = true
    open var maximumLinearExposure: CGFloat = 1
    open var supportsEyedropper = true

    public func _choose(_ color: UIColor) { _choose { selectedColor = color } }
    override func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
}
