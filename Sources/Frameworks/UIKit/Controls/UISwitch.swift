import CoreGraphics
import FoundationOverlay

/// A control that is on or off.
///
/// - Support: works
open class UISwitch: _MeasuredControl {
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    open var isOn = false { didSet { _changed(isOn != oldValue) } }
    open var onTintColor: UIColor? { didSet { _changed() } }
    open var thumbTintColor: UIColor?
    open var preferredStyle = Style.automatic
    open var title: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    public func _turn(_ isOn: Bool) { _choose { self.isOn = isOn } }
    override func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    override func _toggle() { isOn.toggle() }
}
