import FoundationOverlay

/// A rectangle of an app's interface.
///
/// - Support: none. Not drawn. Views keep their properties and hierarchy, nothing lays them out.
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

    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    open var bounds: CGRect
    open var transform = CGAffineTransform.identity
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var contentMode: ContentMode = .scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    /// Kept and not drawn, as the view. Always a plain layer, whatever ``layerClass`` says.
    public let layer = CALayer()
    open class var layerClass: AnyClass { CALayer.self }
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public nonisolated override init() {
        frame = .zero
        bounds = .zero
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    open override var next: UIResponder? { superview }
    open var traitCollection: UITraitCollection { .current }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1

    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        subviews.insert(subviews.removeLast(), at: min(max(index, 0), subviews.count))
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func tintColorDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() {}

    /// Runs the changes at once.
    open class func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
    }
}

/// - Support: none. Not drawn.
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene? {
        didSet { join(windowScene, leaving: oldValue) }
    }
    open private(set) var isKeyWindow = false

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        join(windowScene, leaving: nil)
    }

    private func join(_ scene: UIWindowScene?, leaving old: UIWindowScene?) {
        old?._windows.removeAll { $0 === self }
        UIApplication.shared._windowsWithoutScene.removeAll { $0 === self }
        guard let scene, !scene._windows.contains(where: { $0 === self }) else { return }
        scene._windows.append(self)
    }

    open func makeKeyAndVisible() {
        if windowScene == nil { windowScene = UIApplication.shared._scene }
        if windowScene == nil { UIApplication.shared._windowsWithoutScene.append(self) }
        windowScene?._windows.forEach { $0.isKeyWindow = $0 === self }
        isKeyWindow = true
        isHidden = false
        guard let rootViewController else { return }
        rootViewController.loadViewIfNeeded()
        if rootViewController.view.superview !== self {
            addSubview(rootViewController.view)
            rootViewController.viewWillAppear(false)
            rootViewController.viewDidAppear(false)
        }
    }
}
