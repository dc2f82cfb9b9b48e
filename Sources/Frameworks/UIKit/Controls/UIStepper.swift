import CoreGraphics
import FoundationOverlay

/// Two buttons that make a value larger and smaller.
///
/// - Support: works
open class UIStepper: _MeasuredControl {
    open var value: Double = 0 { didSet { _changed(value != oldValue) } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    public func _step(_ count: Double) {
        var next = value + count * stepValue
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        guard next != value else { return }
        _choose { value = next }
    }
}
