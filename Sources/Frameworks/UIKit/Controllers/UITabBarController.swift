import CoreGraphics
import FoundationOverlay

/// What a tab shows of itself.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, symbol) = Self.looks[systemItem.rawValue]
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }

    private static let looks = [
        ("More", "ellipsis"), ("Favorites", "star.fill"), ("Featured", "star.fill"), ("Top Rated", "star.fill"), ("Recents", "clock.fill"),
        ("Contacts", "person.crop.circle.fill"), ("History", "clock.fill"), ("Bookmarks", "book.fill"), ("Search", "magnifyingglass"),
        ("Downloads", "arrow.down.circle.fill"), ("Most Recent", "clock.fill"), ("Most Viewed", "list.number"),
    ]
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    @preconcurrency @MainActor open class StateAppearance: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var iconColor: UIColor?
    }

    public let normal = StateAppearance()
    public let selected = StateAppearance()
}

/// The bar that a screen is chosen in.
///
/// - Support: partial: no badges.
open class UITabBar: _ContentView {
    open var items: [UITabBarItem]? { didSet { if !UIBarItem.areSame(items, oldValue) { _contentChanged() } } }
    open weak var selectedItem: UITabBarItem? { didSet { _changed(selectedItem !== oldValue) } }
    open var unselectedItemTintColor: UIColor?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance ?? usualAppearance }
        set { ownStandardAppearance = newValue }
    }
    private let usualAppearance = UITabBarAppearance()
    /// Nil where none was given.
    var ownStandardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    /// What a tap on an item does.
    public var _choose: _ViewAction<Int>?
}

/// Screens that are chosen in a bar below them.
///
/// - Support: works
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            for old in oldValue ?? [] where viewControllers?.contains(where: { $0 === old }) != true {
                old.viewIfLoaded?.removeFromSuperview()
                old.removeFromParent()
            }
            for controller in viewControllers ?? [] { addChild(controller) }
            selectedIndex = min(selectedIndex, max(0, (viewControllers?.count ?? 1) - 1))
            showSelected()
        }
    }
    open private(set) lazy var tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { showSelected() } } }
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }
    /// What the screens were made by; empty where they were given as controllers.
    var ownTabs: [UITab] = []
    open var mode = Mode.automatic
    open var isTabBarHidden = false { didSet { viewIfLoaded?._contentChanged() } }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        tabBar._choose = .init { [weak self] in self?.choose($0) }
        showSelected()
    }

    private func choose(_ index: Int) {
        guard let controller = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let (tab, previous) = (ownTabs.first { $0.viewController === controller }, selectedTab)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    private func showSelected() {
        guard isViewLoaded else { return }
        for controller in viewControllers ?? [] where controller !== selectedViewController { controller.viewIfLoaded?.removeFromSuperview() }
        if let selected = selectedViewController, selected.view.superview !== view {
            selected.view.translatesAutoresizingMaskIntoConstraints = true
            selected.view.frame = view.bounds
            view.insertSubview(selected.view, at: 0)
            selected.didMove(toParent: self)
        }
        view._contentChanged()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = (selectedViewController as? UINavigationController)?.topViewController
        let isHidden = isTabBarHidden || (top?.hidesBottomBarWhenPushed == true && top?.navigationController?.viewControllers.first !== top)
        let height = isHidden ? 0 : UIMetrics[.barTabHeight]
        let bottom = view.safeAreaInsets.bottom
        tabBar.isHidden = isHidden
        tabBar.items = viewControllers?.map { $0.tabBarItem }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        selectedViewController?._barInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        selectedViewController?.view.frame = view.bounds
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
    }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool { true }
    public func tabBarController(_: UITabBarController, didSelect: UIViewController) {}
    public func tabBarController(_: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(_: UITabBarController, didSelectTab: UITab, previousTab: UITab?) {}
}
