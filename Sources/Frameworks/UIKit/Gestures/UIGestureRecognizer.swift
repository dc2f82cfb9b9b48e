import CoreGraphics
import FoundationOverlay

/// Tells touches apart.
///
/// - Support: partial: tap recognizers recognize taps; the others recognize nothing.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }
    private var targets: [(object: () -> AnyObject?, action: Selector)] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public nonisolated override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The middle of the view that is touched.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.object() === target.map { $0 as AnyObject }) && (action == nil || action == entry.action)
        }
    }
    open func require(toFail other: UIGestureRecognizer) {}
    open func reset() {}

    /// Recognizes: targets are told. False where the delegate does not let it begin.
    func _recognize() -> Bool {
        guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        state = .ended
        for target in targets { if let object = target.object() { SelectorCalls.call(target.action, of: object, [self]) } }
        state = .possible
        reset()
        return true
    }
}

/// Decides between recognizers.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        false
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

extension UIView {
    /// What a tap does that the view's own recognizers recognize; nil where none does.
    var _tapRecognized: _ViewAction<Void>? {
        let chosen = (gestureRecognizers ?? []).filter { $0.isEnabled && ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 }
        guard !chosen.isEmpty, isUserInteractionEnabled else { return nil }
        return .init { for recognizer in chosen where recognizer._recognize() {} }
    }
}
