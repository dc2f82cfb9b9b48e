import CoreGraphics
import FoundationOverlay

/// A rectangle that constraints can relate to, and that is not drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What the guide follows by itself.
    enum Kind {
        /// Only constraints.
        case free
        /// The view within its safe area.
        case safeArea
        /// The view within its margins.
        case margins
        case readable
        /// What the keyboard covers of the view; the room below its safe area where there is none.
        case keyboard
        /// What a scroll view scrolls.
        case scrollContent
        /// A scroll view's own frame.
        case scrollFrame
    }

    let kind: Kind
    open weak var owningView: UIView?
    open var identifier = ""
    /// In points of the view it belongs to, as of the last layout.
    open internal(set) var layoutFrame: CGRect = .zero

    public override init() {
        kind = .free
        super.init()
    }

    public required init?(coder: NSCoder) {
        kind = .free
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }
}

/// The room of the keyboard; where none is shown, that below the safe area.
/// - Support: partial: as in a view that reaches down to the window's edge.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

extension UIView {
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        _guides.append(guide)
        _layoutChanged()
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        _guides.removeAll { $0 === guide }
        guide.owningView = nil
        _layoutChanged()
    }

    public var layoutGuides: [UILayoutGuide] { _guides.filter { $0.kind == .free } }
    public var safeAreaLayoutGuide: UILayoutGuide { _guide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { _guide(.margins) }
    public var readableContentGuide: UILayoutGuide { _guide(.readable) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = _guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        _guides.append(guide)
        return guide
    }

    func _guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let known = _guides.first(where: { $0.kind == kind && !($0 is UIKeyboardLayoutGuide) }) { return known }
        let guide = UILayoutGuide(kind, of: self)
        _guides.append(guide)
        return guide
    }
}
