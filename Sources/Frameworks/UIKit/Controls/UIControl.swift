import CoreGraphics
import FoundationOverlay

/// A view that reports what the user does.
///
/// - Support: partial: in a running app a tap runs its actions and the methods of its targets; it is not touched otherwise.
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        /// Bits that are an app's own, and those that are Apple's.
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: .max)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    open var isEnabled = true { didSet { if isEnabled != oldValue { _contentChanged() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { _contentChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { _contentChanged() } } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { _changed() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { _changed() } }
    open var showsMenuAsPrimaryAction = false
    private var actions: [(UIAction, Event)] = []
    private var targets: [Target] = []

    private struct Target {
        weak var object: AnyObject?
        let selector: Selector
        let events: Event
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
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

    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { ($0.object as? NSObject).map { AnyHashable($0) } }) }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        targets.filter { $0.object === target.map { $0 as AnyObject } && !$0.events.isDisjoint(with: event) }.map { "\($0.selector)" }
    }

    open func addAction(_ action: UIAction, for events: Event) {
        actions.removeAll { $0.0.identifier == action.identifier && $0.1 == events }
        actions.append((action, events))
    }
    open func removeAction(_ action: UIAction, for events: Event) { actions.removeAll { $0.0 === action } }
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) { actions.removeAll { $0.0.identifier == identifier } }

    /// Runs the actions and the methods of targets added for `events`.
    open func sendActions(for events: Event) {
        for (action, wanted) in actions where !wanted.isDisjoint(with: events) { action._perform(self) }
        for target in targets where !target.events.isDisjoint(with: events) {
            guard let object = target.object else { continue }
            let responders = sequence(first: object === self ? next ?? self : object) { ($0 as? UIResponder)?.next }
            let owner = responders.first { _NamedMembers.has(target.selector, $0) } ?? object
            SelectorCalls.call(target.selector, of: owner, [self, UIEvent()])
        }
    }

    open func sendAction(_ action: UIAction) { action._perform(self) }

    /// What a tap on the control does.
    public func _tap() {
        guard isEnabled else { return }
        _toggle()
        sendActions(for: .touchDown)
        sendActions(for: _tapEvents)
    }

    /// What a tap changes before anybody is told.
    func _toggle() {}
    var _tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
    open override var _tapAction: _ViewAction<Void>? { .init { [weak self] in self?._tap() } }
}
