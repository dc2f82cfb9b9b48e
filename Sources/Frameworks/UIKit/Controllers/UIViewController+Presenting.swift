import FoundationOverlay
import Metrics

extension UIViewController {
    /// What a controller shows over the window, the outermost last.
    public static func _presented(over root: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        var next = root._frontmost.presentedViewController
        while let controller = next {
            found.append(controller)
            next = controller._frontmost.presentedViewController
        }
        return found
    }

    /// The controller inside this one that presents something, or the controller itself.
    private var _frontmost: UIViewController {
        if presentedViewController != nil { return self }
        return children.lazy.map(\._frontmost).first { $0.presentedViewController != nil } ?? self
    }

    func _present(_ controller: UIViewController, _ completion: (() -> Void)?) {
        guard presentedViewController == nil else {
            return UnsupportedAPI.report(
                "UIViewController.present(_:animated:completion:)",
                "\(type(of: self)) already presents \(type(of: presentedViewController!)): \(type(of: controller)) is not shown")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        if !(controller is UIAlertController) {
            controller.loadViewIfNeeded()
            if controller._coversScreen { viewIfLoaded?.window?.rootViewController?._disappear() }
            viewIfLoaded?.window?._addPresented(controller.view)
        }
        _ViewUpdates.changed()
        completion?()
    }

    func _dismiss(_ completion: (() -> Void)?) {
        guard let presented = presentedViewController else {
            if let presentingViewController { return presentingViewController._dismiss(completion) }
            completion?()
            return
        }
        if presented.presentedViewController != nil { presented._dismiss(nil) }
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.viewIfLoaded?.removeFromSuperview()
        if presented._coversScreen { viewIfLoaded?.window?.rootViewController?._appear() }
        _ViewUpdates.changed()
        completion?()
    }

    public var _coversScreen: Bool { [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(modalPresentationStyle) }

    /// What happens when a person closes what is presented, with a tap beside it or a swipe.
    public func _dismissByHand() {
        guard let presented = presentedViewController, !presented.isModalInPresentation else { return }
        _dismiss(nil)
        guard let controller = presented._sheet else { return }
        controller.delegate?.presentationControllerDidDismiss(controller)
    }

    public var presentationController: UIPresentationController? { sheetPresentationController }
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? _popover : nil
    }
    private var _popover: UIPopoverPresentationController { UIPopoverPresentationController() }

    /// How high the controller's sheet is.
    public var sheetPresentationController: UISheetPresentationController? {
        guard !_coversScreen else { return nil }
        if let _sheet { return _sheet }
        let sheet = UISheetPresentationController()
        _sheet = sheet
        return sheet
    }
}

extension UIWindow {
    func _addPresented(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        _presentedViews.append(ObjectIdentifier(view))
    }
}

/// How something is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var sourceItem: AnyObject?
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

open class UISheetPresentationController: UIPresentationController {
    @preconcurrency @MainActor public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// In points, for the largest height there is.
        public let _height: ((CGFloat) -> CGFloat?)?

        private init(_ identifier: Identifier, _ height: ((CGFloat) -> CGFloat?)? = nil) {
            (self.identifier, _height) = (identifier, height)
            super.init()
        }

        public static func medium() -> Detent { Detent(.medium) }
        public static func large() -> Detent { Detent(.large) }
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
        }
    }

    open var detents: [Detent] = [.large()] { didSet { _ViewUpdates.changed() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { _ViewUpdates.changed() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false { didSet { _ViewUpdates.changed() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open func animateChanges(_ changes: () -> Void) { changes() }
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController) {}
}

/// What a height of a sheet is computed from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// Points.
    var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
