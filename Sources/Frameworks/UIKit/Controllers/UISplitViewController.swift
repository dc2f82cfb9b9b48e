import CoreGraphics
import FoundationOverlay

/// Columns of screens. On a phone they follow one another.
///
/// - Support: partial: one column is shown, as on a phone.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

    private var columns: [Column: UIViewController] = [:]
    public private(set) var style = Style.unspecified
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var primaryEdge = PrimaryEdge.leading
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var presentsWithGesture = true
    open var isCollapsed: Bool { true }
    open var displayMode: DisplayMode { .secondaryOnly }

    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    open var viewControllers: [UIViewController] {
        get { [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap { $0 } }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.dropFirst().first
            showFirst()
        }
    }

    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column] = controller
        showFirst()
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) { columns[column].map { showDetailViewController($0, sender: nil) } }
    open func hide(_ column: Column) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        showFirst()
    }

    private func showFirst() {
        guard isViewLoaded, let first = columns[.compact] ?? columns[.primary], first.parent !== self else { return }
        children.forEach {
            $0.viewIfLoaded?.removeFromSuperview()
            $0.removeFromParent()
        }
        let shown = first is UINavigationController || first is UITabBarController ? first : UINavigationController(rootViewController: first)
        addChild(shown)
        shown.view.frame = view.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }

    open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        let inner = (controller as? UINavigationController)?.viewControllers ?? [controller]
        guard let navigation = children.first as? UINavigationController else { return }
        for screen in inner { navigation.pushViewController(screen, animated: true) }
    }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

/// Pages beside each other.
///
/// - Support: partial: the first page is shown; nothing is swiped.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open private(set) var viewControllers: [UIViewController]? = []

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        for old in viewControllers ?? [] {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        viewControllers = controllers
        if let page = controllers?.first {
            addChild(page)
            page.view.frame = view.bounds
            page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
        completion?(true)
    }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
