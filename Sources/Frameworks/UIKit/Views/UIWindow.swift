import CoreGraphics
import FoundationOverlay

/// The outermost view of a scene.
///
/// - Support: works: the key window of the scene is shown.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { showRoot() }
            _changed()
        }
    }
    open weak var windowScene: UIWindowScene? {
        didSet { join(windowScene, leaving: oldValue) }
    }
    open var windowLevel = Level.normal
    /// The traits it was last drawn with.
    var _shownTraits: UITraitCollection?

    @discardableResult open override func endEditing(_ force: Bool) -> Bool {
        let hasEnded = super.endEditing(force)
        _FirstResponder.endsOtherEditing?()
        return hasEnded
    }

    open private(set) var isKeyWindow = false
    /// Views of presented controllers: they are drawn over the window, each in a layer of its own.
    var _presentedViews: [ObjectIdentifier] = []

    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (level: Level, above: CGFloat) -> Level { Level(rawValue: level.rawValue + above) }
        public static func - (level: Level, below: CGFloat) -> Level { Level(rawValue: level.rawValue - below) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        join(windowScene, leaving: nil)
    }

    open var screen: UIScreen { .main }

    private func join(_ scene: UIWindowScene?, leaving old: UIWindowScene?) {
        old?._windows.removeAll { $0 === self }
        UIApplication.shared._windowsWithoutScene.removeAll { $0 === self }
        guard let scene, !scene._windows.contains(where: { $0 === self }) else { return }
        scene._windows.append(self)
        _changed()
    }

    open func makeKeyAndVisible() {
        if windowScene == nil { windowScene = UIApplication.shared._scene }
        if windowScene == nil, !UIApplication.shared._windowsWithoutScene.contains(where: { $0 === self }) {
            UIApplication.shared._windowsWithoutScene.append(self)
        }
        makeKey()
        isHidden = false
        showRoot()
    }

    open func makeKey() {
        windowScene?._windows.forEach { $0.isKeyWindow = $0 === self }
        isKeyWindow = true
        _changed()
    }

    open func becomeKey() {}
    open func resignKey() {}

    /// A window with a controller that is not shown yet: its view is made when the window is.
    static func _hidden(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = true
        window.rootViewController = controller
        return window
    }

    private func showRoot() {
        guard let rootViewController, rootViewController.view.superview !== self else { return }
        let view = rootViewController.view!
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
