import FoundationOverlay
import CoreGraphics

/// A control whose size is that of what it shows.
open class _MeasuredControl: UIControl {
    open override var intrinsicContentSize: CGSize { _measure() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _measure() }
    override var _tapEvents: Event { [.valueChanged, .primaryActionTriggered] }
    /// What the control shows takes its own taps.
    open override var _tapAction: _ViewAction<Void>? { nil }

    /// Takes a value that a person has chosen, and tells of it.
    func _choose(_ change: () -> Void) {
        change()
        sendActions(for: _tapEvents)
    }
}
