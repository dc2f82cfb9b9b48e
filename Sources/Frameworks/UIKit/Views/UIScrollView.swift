import CoreGraphics
import FoundationOverlay

/// A view of something larger.
///
/// - Support: partial: shows the part that its offset says, and moves when it is scrolled; no zooming.
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Points.
    open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { _layoutChanged() } } }
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { _layoutChanged() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { _layoutChanged() } }
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { _contentChanged() } } }
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var scrollsToTop = true
    open var allowsKeyboardScrolling = true
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open private(set) var isZooming = false
    open private(set) var isZoomBouncing = false
    open var refreshControl: UIRefreshControl?
    open weak var delegate: (any UIScrollViewDelegate)?
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    open private(set) var isDragging = false
    open private(set) var isDecelerating = false
    open private(set) var isTracking = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var offset: CGPoint?

    /// The point of the content in the upper left corner, in points.
    open var contentOffset: CGPoint {
        get { offset ?? CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
        set {
            guard newValue != contentOffset else { return }
            offset = newValue
            delegate?.scrollViewDidScroll(self)
            _layoutChanged()
        }
    }

    open override var bounds: CGRect {
        get { CGRect(origin: contentOffset, size: super.bounds.size) }
        set {
            super.bounds = CGRect(origin: .zero, size: newValue.size)
            if newValue.origin != contentOffset { contentOffset = newValue.origin }
        }
    }

    /// Insets of its own, and the bars above and below it.
    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: contentInset
        case .automatic, .always, .scrollableAxes:
            contentInset + UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
        }
    }

    open func adjustedContentInsetDidChange() {}
    open var contentLayoutGuide: UILayoutGuide { _guide(.scrollContent) }
    open var frameLayoutGuide: UILayoutGuide { _guide(.scrollFrame) }

    /// Whether constraints say how large the content is.
    var _usesContentGuide: Bool { subviews.contains { $0._isConstrained } }

    /// Sets the size that a layout has found.
    func _setContentSize(_ size: CGSize) { if size != contentSize { contentSize = size } }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        contentOffset = offset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (visible, insets) = (super.bounds.size, adjustedContentInset)
        var offset = contentOffset
        let (top, bottom) = (offset.y + insets.top, offset.y + visible.height - insets.bottom)
        if rect.maxY > bottom { offset.y += rect.maxY - bottom } else if rect.minY < top { offset.y += rect.minY - top }
        let (left, right) = (offset.x + insets.left, offset.x + visible.width - insets.right)
        if rect.maxX > right { offset.x += rect.maxX - right } else if rect.minX < left { offset.x += rect.minX - left }
        setContentOffset(_limited(offset), animated: animated)
    }

    open func flashScrollIndicators() {}
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func stopScrollingAndZooming() {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// The nearest offset that shows nothing beyond the content.
    func _limited(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        let most = CGPoint(
            x: max(-insets.left, contentSize.width + insets.right - super.bounds.width),
            y: max(-insets.top, contentSize.height + insets.bottom - super.bounds.height))
        return CGPoint(x: min(max(offset.x, -insets.left), most.x), y: min(max(offset.y, -insets.top), most.y))
    }

    /// What happens when a person scrolls by a distance in points. False where there is nothing to scroll to.
    public func _scroll(by distance: CGSize) -> Bool {
        guard isScrollEnabled else { return false }
        let target = _limited(CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height))
        guard target != contentOffset else { return false }
        delegate?.scrollViewWillBeginDragging(self)
        contentOffset = target
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        delegate?.scrollViewDidEndDecelerating(self)
        return true
    }
}

/// Is told how a view scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
