import CoreGraphics
import FoundationOverlay
import QuartzCore
import Snapshot
import Synchronization

/// A rectangle of an app's interface.
///
/// - Support: works in an app's windows: laid out by frames, masks and constraints, drawn with its layer; changes are not animated.
@preconcurrency @MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    // MARK: Place

    private var position = CGPoint.zero { didSet { layer.position = position } }
    private var ownBounds = CGRect.zero

    /// In points of the superview; for a transformed view, the rectangle before the transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - ownBounds.width / 2, y: position.y - ownBounds.height / 2, width: ownBounds.width, height: ownBounds.height)
        }
        set {
            guard newValue != frame else { return }
            let old = ownBounds.size
            position = CGPoint(x: newValue.midX, y: newValue.midY)
            ownBounds.size = newValue.size
            sizeChanged(from: old)
        }
    }

    /// In points of the view itself.
    open var bounds: CGRect {
        get { ownBounds }
        set {
            guard newValue != ownBounds else { return }
            let old = ownBounds.size
            ownBounds = newValue
            sizeChanged(from: old)
        }
    }

    open var center: CGPoint {
        get { position }
        set {
            guard newValue != position else { return }
            position = newValue
            _layoutChanged()
        }
    }

    private func sizeChanged(from old: CGSize) {
        if old != ownBounds.size {
            layer.bounds = ownBounds
            if autoresizesSubviews { _autoresizeSubviews(from: old) }
        }
        _layoutChanged()
    }

    /// Sets the frame that a layout has found, without asking for another one.
    func _place(_ frame: CGRect) {
        position = CGPoint(x: frame.midX, y: frame.midY)
        ownBounds.size = frame.size
        layer.bounds.size = frame.size
    }

    open var transform = CGAffineTransform.identity { didSet { _changed(transform != oldValue) } }
    /// ``transform`` in three dimensions; of one that is set only what lies in the view's plane is kept.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    // MARK: Look

    open var backgroundColor: UIColor? { didSet { _changed(backgroundColor !== oldValue) } }
    open var tintColor: UIColor! {
        get { _tintColor ?? superview?.tintColor ?? .tintColor }
        set {
            _tintColor = newValue
            tintColorDidChange()
            _changed()
        }
    }
    /// Whether the view has taken over what its class looks like.
    var _hasAppearance = false
    /// The colour that the view was given itself.
    public private(set) var _tintColor: UIColor?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat = 1 { didSet { _changed(alpha != oldValue) } }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if superview is UIStackView { _layoutChanged() } else { _changed() }
        }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set {
            layer.masksToBounds = newValue
            _changed()
        }
    }
    open var clearsContextBeforeDrawing = true
    open var contentMode: ContentMode = .scaleToFill { didSet { _changed(contentMode != oldValue) } }
    open var mask: UIView? { didSet { _changed() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { _changed() } }
    open private(set) lazy var layer: CALayer = {
        let layer = makeLayer()
        layer.delegate = self
        (layer.bounds, layer.position) = (ownBounds, position)
        return layer
    }()

    private func makeLayer() -> CALayer {
        guard let type = type(of: self).layerClass as? CALayer.Type, type != CALayer.self else { return CALayer() }
        let made = type._make()
        return ObjectIdentifier(Swift.type(of: made)) == ObjectIdentifier(type) ? made : type.init(coder: NibCoder()) ?? made
    }

    open class var layerClass: AnyClass { CALayer.self }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    // MARK: Behaviour

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { _layoutChanged() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { _layoutChanged() } }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var restorationIdentifier: String?
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    open var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
    open var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [any UIInteraction] = []

    // MARK: Tree

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    /// The controller whose view this is.
    weak var _controller: UIViewController?
    /// The look that the view's controller asks for.
    public var _controllerStyle: UIUserInterfaceStyle? {
        let style = _controller?.overrideUserInterfaceStyle
        return style == .unspecified ? nil : style
    }
    /// Whether the view is drawn in a layer of its own, over the window.
    public var _isPresented: Bool { (superview as? UIWindow)?._presentedViews.contains(ObjectIdentifier(self)) ?? false }
    /// Never given twice: what the view keeps between two drawings is found by it.
    public let _number: Int

    // MARK: Layout

    var _constraints: [NSLayoutConstraint] = []
    var _guides: [UILayoutGuide] = []
    var _hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var _resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var _needsLayoutInside = true
    var _needsUpdateConstraints = true
    var _isLayingOut = false
    var _measured: [CGFloat?: CGSize] = [:]
    var _drawn: DrawnImage?
    var _margins: UIEdgeInsets?
    /// The part of the window that bars and the device cover, where the system says so itself.
    public var _givenSafeArea: UIEdgeInsets? { didSet { if _givenSafeArea != oldValue { _safeAreaChanged() } } }

    public init(frame: CGRect) {
        _number = _ViewNumbers.next()
        ownBounds = CGRect(origin: .zero, size: frame.size)
        position = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        _number = _ViewNumbers.next()
        super.init()
    }

    open override var next: UIResponder? { _controller ?? superview }
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    open var traitCollection: UITraitCollection {
        traitOverrides.applied(to: _controller?.traitCollection ?? superview?.traitCollection ?? .current)
    }
    open var traitOverrides = UITraitOverrides() {
        didSet {
            let style = traitOverrides.userInterfaceStyle
            if style != oldValue.userInterfaceStyle { overrideUserInterfaceStyle = style } else { _changed() }
        }
    }
    public lazy var _traitObservers = TraitObservers()

    /// A size in points that the view's content wants; ``noIntrinsicMetric`` where it wants none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    open func invalidateIntrinsicContentSize() { _contentChanged() }

    /// The view's own size, whatever is offered; what shows something answers with the size of that.
    open func sizeThatFits(_ size: CGSize) -> CGSize { ownBounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(ownBounds.size)
        bounds.size = size
    }

    // MARK: What subclasses override

    /// Lets the field that has the keyboard, this view or one below it, give it back. False where none has it, or it does not want to.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard isFirstResponder else { return subviews.contains { $0.endEditing(force) } }
        if resignFirstResponder() { return true }
        if force { _stopEditing() }
        return force
    }

    /// Ends editing without asking whether it may.
    func _stopEditing() {}

    open func addSubview(_ view: UIView) { _insert(view, at: subviews.count) }
    open func removeFromSuperview() { _removeFromSuperview() }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { _add(recognizer) }
    open func setNeedsLayout() { _layoutChanged() }
    open func layoutIfNeeded() { _layOutNow() }
    open func setNeedsDisplay() { _displayAgain() }
    open func setNeedsDisplay(_ rect: CGRect) { _displayAgain() }
    /// How far bars and the device's edges cover the view, in points.
    open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
    /// Points: 8, but at the sides of a controller's view those of the system, and the safe area besides.
    open var layoutMargins: UIEdgeInsets {
        get { _layoutMargins }
        set { _setMargins(newValue) }
    }
    open var constraints: [NSLayoutConstraint] { _constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    open func needsUpdateConstraints() -> Bool { _needsUpdateConstraints }
    open func setNeedsUpdateConstraints() {
        _needsUpdateConstraints = true
        _layoutChanged()
    }
    /// The size in points that the view's constraints want, as near to `targetSize` as the priorities say.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { ConstraintLayout.fittingSize(of: self, targetSize, horizontal, vertical) }
    open var canBecomeFocused: Bool { false }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func tintColorDidChange() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func draw(_ rect: CGRect) {}
    open func prepareForInterfaceBuilder() {}
    open func awakeFromNib() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        let inner = subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
        return inner ?? self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Hooks of Islet's own views

    /// What the view shows is different, and so perhaps its size.
    open func _contentChanged() { _markContentChanged() }

    /// Sets an outlet that a framework's view declares. False where it has none of that name.
    open func _connect(_ outlet: String, to object: AnyObject?) -> Bool { false }

    /// Whether the view's tree is laid out by itself, as cells are.
    var _laysOutAlone: Bool { false }
    /// Frames the views in which the constraints of such a tree place things.
    func _frameContent() {}
    /// Whether the view shows text that may need several lines.
    open var _wraps: Bool { false }
    func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    /// Where the first or last line of text stands below the upper edge, and the height of all, in points.
    func _baseline(isFirst: Bool, width: CGFloat?) -> (below: CGFloat, height: CGFloat)? { nil }
    /// What a tap does; nil where nothing happens.
    open var _tapAction: _ViewAction<Void>? { nil }

    // MARK: Gathered here because stored properties cannot be set elsewhere

    func _setSuperview(_ view: UIView?) { superview = view }
    func _setSubviews(_ views: [UIView]) { subviews = views }
    func _setRecognizers(_ recognizers: [UIGestureRecognizer]?) { gestureRecognizers = recognizers }
}

public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// Something that a view lets a person do, such as a menu on a long press.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// Numbers for views, each given once.
enum _ViewNumbers {
    private static let last = Mutex(0)

    static func next() -> Int {
        last.withLock {
            $0 += 1
            return $0
        }
    }
}
