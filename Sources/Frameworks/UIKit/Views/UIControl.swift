// - Support: partial. Not drawn; in a running app a tap runs its actions and the methods of its targets.
import FoundationOverlay

/// A view that reports what the user does.
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var actions: [(UIAction, Event)] = []
    private var targets: [Target] = []

    private struct Target {
        weak var object: AnyObject?
        let selector: Selector
        let events: Event
    }

    /// A target that is nil is the first of the responders around the control that has the method.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append(Target(object: target.map { $0 as AnyObject } ?? self, selector: action, events: events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.removeAll { entry in
            let isTarget = target.map { $0 as AnyObject === entry.object } ?? true
            return isTarget && (action == nil || action == entry.selector) && !entry.events.isDisjoint(with: events)
        }
    }

    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

    /// Runs the actions and the methods of targets added for `events`.
    open func sendActions(for events: Event) {
        for (action, wanted) in actions where !wanted.isDisjoint(with: events) { action.handler(action) }
        for target in targets where !target.events.isDisjoint(with: events) {
            guard let object = target.object else { continue }
            let responders = sequence(first: object === self ? next ?? self : object) { ($0 as? UIResponder)?.next }
            let owner = responders.first { _NamedMembers.has(target.selector, $0) } ?? object
            SelectorCalls.call(target.selector, of: owner, [self])
        }
    }
}

/// A closure to be run by a control.
@preconcurrency @MainActor open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }
}

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    open private(set) lazy var titleLabel: UILabel? = UILabel()

    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func setTitleColor(_ color: UIColor?, for state: State) {}

    open var currentTitle: String? { title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled) }
}

open class UISwitch: UIControl {
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}
