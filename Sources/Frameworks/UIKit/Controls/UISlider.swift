import CoreGraphics
import FoundationOverlay

/// A control for a value in a range.
///
/// - Support: works, but for pictures as its thumb and track.
open class UISlider: _MeasuredControl {
    open var value: Float = 0 { didSet { _changed(value != oldValue) } }
    open var minimumValue: Float = 0 { didSet { _changed() } }
    open var maximumValue: Float = 1 { didSet { _changed() } }
    open var minimumTrackTintColor: UIColor? { didSet { _changed() } }
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage? { didSet { _contentChanged() } }
    open var maximumValueImage: UIImage? { didSet { _contentChanged() } }
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _measure().height) }
    public func _slide(to value: Float) {
        _choose { self.value = min(max(value, minimumValue), maximumValue) }
        sendActions(for: .touchUpInside)
    }
}
