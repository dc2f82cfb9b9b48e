import CoreGraphics
import FoundationOverlay

/// The bar above the screens of a navigation controller.
///
/// - Support: partial: titles, large titles, items, search fields, the way back and the ground's colour are drawn; large titles stay when the content
///   is scrolled.
open class UINavigationBar: _ContentView {
    open var prefersLargeTitles = false { didSet { _contentChanged() } }
    open var isTranslucent = true
    open var barTintColor: UIColor? { didSet { _changed() } }
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { _changed() } }
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance ?? usualAppearance }
        set { ownStandardAppearance = newValue }
    }
    private let usualAppearance = UINavigationBarAppearance()
    /// Nil where none was given.
    var ownStandardAppearance: UINavigationBarAppearance? { didSet { _changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { _changed() } }
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var items: [UINavigationItem]? {
        didSet {
            items?.forEach { $0.bar = self }
            if items.map({ $0.map { ObjectIdentifier($0) } }) != oldValue.map({ $0.map { ObjectIdentifier($0) } }) { _contentChanged() }
        }
    }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    /// What a tap on the way back does.
    public var _back: _ViewAction<Void>?

    /// Whether the title stands large below the bar's items.
    public var _showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, let top = items.last, top.title?.isEmpty == false else { return false }
        switch top.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic: return items.dropLast().last.map { $0.largeTitleDisplayMode != .never } ?? true
        }
    }

    /// The ground that the shown item or the bar asks for.
    public var _ground: UIColor? {
        if let own = topItem?.standardAppearance ?? topItem?.scrollEdgeAppearance { return own.backgroundColor }
        return (scrollEdgeAppearance ?? standardAppearance).backgroundColor ?? barTintColor
    }

    public var _titleColor: UIColor? {
        let appearance = topItem?.standardAppearance ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standardAppearance
        let attributes = _showsLargeTitle ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        let own = _showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
        return (attributes[.foregroundColor] ?? own?[.foregroundColor]) as? UIColor
    }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// Items at the lower edge of a screen.
///
/// - Support: works
open class UIToolbar: _ContentView {
    open var items: [UIBarButtonItem]? { didSet { if !UIBarItem.areSame(items, oldValue) { _contentChanged() } } }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Kept; bars are drawn by their appearance alone.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[topOrBottom] = backgroundImage
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[topOrBottom] }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { shadowImages[topOrBottom] = shadowImage }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }
    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIMetrics[.barHeight]) }
}
