import FoundationOverlay

/// A screen of a tab bar controller, by what its tab shows.
///
/// - Support: partial: a bar has no badges; what a person arranges in a sidebar is not there.
@preconcurrency @MainActor open class UITab: NSObject, Identifiable {
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

    nonisolated public let identifier: String
    nonisolated public var id: String { identifier }
    open var title: String { didSet { viewController?.tabBarItem.title = title } }
    open var image: UIImage? { didSet { viewController?.tabBarItem.image = image } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
    open var allowsHiding = false
    open var isEnabled = true
    open internal(set) weak var parent: UITabGroup?
    open internal(set) weak var tabBarController: UITabBarController?
    private let make: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, make) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    /// The screen, made when it is first asked for; nil for a tab without one.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let controller = make?(self) else { return nil }
        made = controller
        controller.tabBarItem.title = title
        controller.tabBarItem.image = image
        controller.tabBarItem.badgeValue = badgeValue
        return controller
    }
}

/// A tab that others stand under in a sidebar; in a bar it is one tab.
open class UITabGroup: UITab {
    open var children: [UITab]
    open var selectedChild: UITab?
    open var defaultChildIdentifier: String?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// Where the group has no screen of its own, that of the child which is chosen.
    open override var viewController: UIViewController? {
        let chosen = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return super.viewController ?? chosen?.viewController
    }

    public func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

/// The tab of a search.
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

extension UITabBarController {
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
    }

    /// The tabs that the screens are made by; empty where they were given as ``viewControllers``.
    public var tabs: [UITab] {
        get { ownTabs }
        set {
            ownTabs = newValue
            showTabs()
        }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    public var selectedTab: UITab? {
        get { selectedViewController.flatMap { shown in ownTabs.first { $0.viewController === shown } } }
        set { selectedViewController = newValue?.viewController }
    }

    public func tab(forIdentifier identifier: String) -> UITab? {
        ownTabs.first { $0.identifier == identifier }
            ?? ownTabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
    }

    func showTabs() {
        for tab in ownTabs { tab.tabBarController = self }
        viewControllers = ownTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }.compactMap(\.viewController)
    }
}
