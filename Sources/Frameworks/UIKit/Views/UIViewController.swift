import FoundationOverlay

/// Manages one view of an app.
///
/// - Support: none. Not drawn; `loadView` and `viewDidLoad` run when the view is first asked for.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    open var title: String?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var preferredContentSize: CGSize = .zero

    public init(nibName: String?, bundle: Bundle?) { super.init() }

    public nonisolated override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open var traitCollection: UITraitCollection { .current }
    open var navigationController: UINavigationController? { parent as? UINavigationController ?? parent?.navigationController }

    open func loadView() { loaded = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.parent = self
        children.append(child)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// - Support: none. Not drawn.
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        viewControllers.append(controller)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.removeLast()
        last.removeFromParent()
        return last
    }
}
