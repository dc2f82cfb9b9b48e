import FoundationOverlay
import UIKit
import ViewEngine

/// A view controller with a view of this module.
///
/// - Support: works
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { hosted.content = AnyView(rootView) } }
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all { didSet { hosted.regions = safeAreaRegions } }
    private lazy var hosted = _UIHostedView(AnyView(rootView))

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        hosted.frame = UIScreen.main.bounds
        hosted.backgroundColor = .systemBackground
        hosted.controller = self
        view = hosted
    }

    /// The size in points that the view wants in the room there is.
    open func sizeThatFits(in size: CGSize) -> CGSize { _UIKitDrawing.size(of: hosted, width: size.width, height: size.height) }
}

/// A view of this module in a view of UIKit.
open class _UIHostedView: UIView {
    var content: AnyView { didSet { _contentChanged() } }
    /// The controller whose view it is.
    weak var controller: UIViewController?
    /// What the content keeps clear of.
    var regions = SafeAreaRegions.all { didSet { _contentChanged() } }

    init(_ content: AnyView) {
        self.content = content
        super.init(frame: .zero)
    }

    open override var _wraps: Bool { true }

    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { _UIKitDrawing.size(of: self, width: nil, height: nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _UIKitDrawing.size(of: self, width: size.width, height: size.height) }
}

extension UIHostingConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// The view of a cell's content that is a view of this module.
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init<Content: View, Background: View>(_ configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        super.init(frame: .zero)
        let insets = configuration.insets
        let hosted = _UIHostedView(AnyView(configuration.content.padding(insets).frame(maxWidth: .infinity, alignment: .leading)))
        hosted.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hosted)
        NSLayoutConstraint.activate([
            hosted.leadingAnchor.constraint(equalTo: leadingAnchor), hosted.trailingAnchor.constraint(equalTo: trailingAnchor),
            hosted.topAnchor.constraint(equalTo: topAnchor), hosted.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
