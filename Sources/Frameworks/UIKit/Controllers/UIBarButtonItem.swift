import CoreGraphics
import FoundationOverlay

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String? { didSet { _ViewUpdates.changed() } }
    open var image: UIImage? { didSet { _ViewUpdates.changed() } }
    open var isEnabled = true { didSet { _ViewUpdates.changed() } }
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    static func areSame(_ a: [UIBarItem]?, _ b: [UIBarItem]?) -> Bool {
        a.map { $0.map { ObjectIdentifier($0) } } == b.map { $0.map { ObjectIdentifier($0) } }
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}

/// A button of a navigation bar or a toolbar.
///
/// - Support: works
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2, prominent = 3 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
            trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    open var style = Style.plain
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var customView: UIView?
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var isHidden = false { didSet { _ViewUpdates.changed() } }
    open private(set) var _systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action, self.target) = (title, style, action, target.map { $0 as AnyObject })
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action, self.target) = (image, style, action, target.map { $0 as AnyObject })
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        _take(systemItem)
        (self.action, self.target) = (action, target.map { $0 as AnyObject })
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        _take(systemItem)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    open class func flexibleSpace() -> Self { space(.flexibleSpace) }
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ item: SystemItem) -> Self {
        let space = UIBarButtonItem()
        space._take(item)
        return unsafeDowncast(space, to: Self.self)
    }

    func _take(_ item: SystemItem) {
        _systemItem = item
        if let symbol = item._symbol { image = UIImage(systemName: symbol) }
        title = item._title
    }

    public func _tap() {
        guard isEnabled else { return }
        primaryAction?._perform(self)
        guard let action else { return }
        let first: AnyObject? = target ?? UIApplication.shared.keyWindow?.rootViewController
        let responders = sequence(first: first) { ($0 as? UIResponder)?.next }.prefix { $0 != nil }.compactMap { $0 }
        guard let owner = responders.first(where: { _NamedMembers.has(action, $0) }) ?? first else { return }
        SelectorCalls.call(action, of: owner, [self])
    }
}

extension UIBarButtonItem.SystemItem {
    /// The symbol of an item that is a picture.
    var _symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }

    var _title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }
}
