import CoreGraphics
import FoundationOverlay

/// A view whose size is that of what it shows.
open class _ContentView: UIView {
    open override var intrinsicContentSize: CGSize { _measure() }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = _wraps && size.width > 0 && size.width < .greatestFiniteMagnitude
        return _measure(width: isLimited ? size.width : nil)
    }

    override func _baseline(isFirst: Bool, width: CGFloat?) -> (below: CGFloat, height: CGFloat)? {
        ViewDrawing.required.baselines(of: self, width: width).map { (isFirst ? $0.first : $0.last, $0.height) }
    }
}
