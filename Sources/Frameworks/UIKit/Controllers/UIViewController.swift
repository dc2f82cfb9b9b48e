import CoreGraphics
import FoundationOverlay

/// Manages one view of an app.
///
/// - Support: works: its life, its children, and what it presents; transitions take place at once.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    // What VoiceOver says of a controller: kept, for what is spoken is its view's.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var isAccessibilityElement = false
    private var loaded: UIView?
    open var title: String? {
        didSet {
            _item?.title = title
            if let tabBarItem = _tabItem, tabBarItem.title == nil || tabBarItem.title == oldValue { tabBarItem.title = title }
            _ViewUpdates.changed()
        }
    }
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var preferredContentSize: CGSize = .zero
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?._safeAreaChanged() } }
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var isEditing = false
    open var restorationIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { _ViewUpdates.changed() } }
    open var toolbarItems: [UIBarButtonItem]? { didSet { _ViewUpdates.changed() } }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open internal(set) var storyboard: UIStoryboard?
    open internal(set) var nibName: String?
    open internal(set) var nibBundle: Bundle?

    var _item: UINavigationItem?
    var _tabItem: UITabBarItem?
    var _sheet: UISheetPresentationController?
    /// The room that bars of a container take at the edges, in points.
    var _barInsets = UIEdgeInsets.zero { didSet { if _barInsets != oldValue { viewIfLoaded?._safeAreaChanged() } } }
    /// What a storyboard says of the controller.
    var _scene: StoryboardScene?
    /// What the storyboard has beside the view: outlets to it may be weak.
    var _topLevelObjects: [AnyObject] = []
    private var isShown = false

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        (self.nibName, nibBundle) = (nibName, bundle)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?._controller = nil
            loaded = newValue
            newValue?._controller = self
        }
    }

    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open var traitCollection: UITraitCollection {
        let outer = (parent ?? presentingViewController)?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
        return traitOverrides.applied(to: outer ?? .current)
    }
    open var traitOverrides = UITraitOverrides() {
        didSet {
            let style = traitOverrides.userInterfaceStyle
            if style != oldValue.userInterfaceStyle { overrideUserInterfaceStyle = style } else { _ViewUpdates.changed() }
        }
    }
    public lazy var _traitObservers = TraitObservers()
    open override var next: UIResponder? { loaded?.superview ?? parent ?? presentingViewController }

    open func loadView() {
        if let _scene, _scene.makeView(for: self) { return }
        if let name = nibName ?? _nibNamedAsClass, UINib(nibName: name, bundle: nibBundle)._load(owner: self), loaded != nil { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    private var _nibNamedAsClass: String? {
        let name = String(describing: type(of: self))
        return NibDocument.exists(name, in: nibBundle) ? name : nil
    }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        _ViewUpdates.changed()
    }
    open lazy var editButtonItem: UIBarButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })

    // MARK: Appearing

    /// Tells the controller that its view is shown, once.
    func _appear() {
        guard !isShown else { return }
        isShown = true
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
    }

    func _disappear() {
        guard isShown else { return }
        isShown = false
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated) }
    open func endAppearanceTransition() {}
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }

    // MARK: Children

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.addSubview(new.view)
        animations?()
        old.view.removeFromSuperview()
        completion?(true)
    }

    private func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
        sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }.lazy.compactMap { $0 as? Container }.first
    }

    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }

    open var navigationItem: UINavigationItem {
        if let _item { return _item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        _item = item
        return item
    }

    open var tabBarItem: UITabBarItem! {
        get {
            if let _tabItem { return _tabItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            _tabItem = item
            return item
        }
        set {
            _tabItem = newValue
            _ViewUpdates.changed()
        }
    }

    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

    // MARK: Presenting and segues, in files of their own

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { _present(controller, completion) }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { _dismiss(completion) }
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.pushViewController(controller, animated: true) }
        present(controller, animated: true)
    }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        guard let splitViewController else { return show(controller, sender: sender) }
        splitViewController.showDetailViewController(controller, sender: sender)
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) { _performSegue(identifier, sender) }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What goes along with a change of a controller's size; nothing moves.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
}
