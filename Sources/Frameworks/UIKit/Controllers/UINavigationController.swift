import CoreGraphics
import FoundationOverlay

/// Screens that lead on and back, below a bar.
///
/// - Support: works; screens change at once.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(where: { $0 === old }) { leave(old) }
            for controller in viewControllers { addChild(controller) }
            showTop()
        }
    }
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    open var isNavigationBarHidden = false { didSet { changed() } }
    open var isToolbarHidden = true { didSet { changed() } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers[viewControllers.count - 1]
        viewControllers.removeLast()
        return last
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
        let gone = Array(viewControllers.dropFirst(index + 1))
        if !gone.isEmpty { viewControllers = Array(viewControllers.prefix(index + 1)) }
        return gone
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open override func show(_ controller: UIViewController, sender: Any?) { pushViewController(controller, animated: true) }
    open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        navigationBar._back = .init { [weak self] in _ = self?.popViewController(animated: true) }
        showTop()
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller._barInsets = .zero
        controller.removeFromParent()
    }

    private func changed() { viewIfLoaded?._contentChanged() }

    /// The last screen is in the view's tree, the others are not.
    private func showTop() {
        guard isViewLoaded, let top = topViewController else { return }
        delegate?.navigationController(self, willShow: top, animated: false)
        for controller in viewControllers.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
        if top.view.superview !== view {
            top.view.translatesAutoresizingMaskIntoConstraints = true
            top.view.frame = view.bounds
            view.insertSubview(top.view, at: 0)
            top.didMove(toParent: self)
        }
        navigationBar.items = viewControllers.map(\.navigationItem)
        changed()
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let top = topViewController else { return }
        let (size, safeArea) = (view.bounds.size, view.safeAreaInsets)
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        navigationBar.items = viewControllers.map(\.navigationItem)
        toolbar.items = top.toolbarItems
        let barHeight = isNavigationBarHidden ? 0 : navigationBar._measure(width: size.width).height
        let toolbarHeight = isToolbarHidden ? 0 : UIMetrics[.barHeight]
        top._barInsets = UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
        top.view.frame = view.bounds
        navigationBar.frame = CGRect(x: 0, y: safeArea.top, width: size.width, height: barHeight)
        toolbar.frame = CGRect(x: 0, y: size.height - safeArea.bottom - toolbarHeight, width: size.width, height: toolbarHeight)
    }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    func navigationController(
        _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool) {}
    public func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool) {}
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
    public func navigationController(
        _: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationController(
        _: UINavigationController, animationControllerFor: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
