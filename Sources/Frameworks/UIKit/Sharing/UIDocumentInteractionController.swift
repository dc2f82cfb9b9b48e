import CoreGraphics
import FoundationOverlay

/// Hears of what is done with a document.
@MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        UIViewController()
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}

/// Shows a file, and what else can be done with it.
///
/// - Support: partial. No other app is there that could show or open the file, so nothing is presented.
@MainActor open class UIDocumentInteractionController: NSObject {
    public weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }

    public override init() {}

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissMenu(animated: Bool) {}
}
