import CoreGraphics
import FoundationOverlay
import ViewEngine

/// Tells touches apart.
///
/// - Support: works in a running app.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    /// Set to another state, it tells its targets where that is one in which it recognizes something.
    open var state = State.possible { didSet { stateChanged(from: oldValue) } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { view?._layoutChanged() } } }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    private var targets: [(object: () -> AnyObject?, action: Selector)] = []
    private var awaited: [() -> UIGestureRecognizer?] = []
    private var session: TouchSession?
    private(set) lazy var _follower = RecognizerFollower(self)
    /// Where fingers were last, when none touch any more.
    private var lastPoints: [CGPoint] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var numberOfTouches: Int { session?.touches.count ?? 0 }

    /// The middle of the fingers.
    open func location(in view: UIView?) -> CGPoint {
        guard !lastPoints.isEmpty else {
            guard let own = self.view else { return .zero }
            return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
        }
        return converted(TouchStep(.moved, lastPoints, at: 0).middle, to: view)
    }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        lastPoints.indices.contains(touchIndex) ? converted(lastPoints[touchIndex], to: view) : location(in: view)
    }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        targets.append(({ [weak object] in object }, action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.object() === target.map { $0 as AnyObject }) && (action == nil || action == entry.action)
        }
    }
    open func require(toFail other: UIGestureRecognizer) { awaited.append { [weak other] in other } }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: What touches do

    /// What Islet's own recognizers make of a step; time passes for them too.
    func _follow(_ step: TouchStep) {}
    /// What a person does for it.
    var _gestures: Set<TouchGesture> { Set(TouchGesture.allCases) }
    /// Whether it is not decided yet when no finger touches any more.
    var _outlastsTouches: Bool { false }

    func _take(_ step: TouchStep) -> TouchRecognition {
        guard isEnabled else { return .failed }
        if step.phase == .began { session = TouchSession(view) }
        if !step.points.isEmpty { lastPoints = step.points }
        session?.take(step) { touches, phase, event in
            let wanted = touches.filter { delegate?.gestureRecognizer(self, shouldReceive: $0) ?? true }
            guard !wanted.isEmpty else { return state = .failed }
            switch phase {
            case .began: touchesBegan(wanted, with: event)
            case .ended: touchesEnded(wanted, with: event)
            case .cancelled: touchesCancelled(wanted, with: event)
            default: touchesMoved(wanted, with: event)
            }
        }
        if state != .failed { _follow(step) }
        switch state {
        case .possible: return .possible
        case .began, .changed: return .active
        case .ended:
            _finish()
            return .ended
        case .cancelled, .failed:
            _finish()
            return .failed
        }
    }

    func _cancel() {
        if state == .began || state == .changed { state = .cancelled }
        _finish()
    }

    private func _finish() {
        reset()
        if state != .possible { state = .possible }
        session = nil
        lastPoints = []
    }

    func _waits(for other: UIGestureRecognizer) -> Bool {
        awaited.contains { $0() === other } || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether the other may recognize the same touches after this one did.
    func _recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
            || !canPrevent(other) || !other.canBePrevented(by: self)
    }

    private func stateChanged(from old: State) {
        if old == .possible, state == .began || state == .ended, !(delegate?.gestureRecognizerShouldBegin(self) ?? true) {
            return state = .failed
        }
        switch state {
        case .began, .changed, .ended: break
        case .cancelled where old == .began || old == .changed: break
        case .possible, .failed, .cancelled: return
        }
        for target in targets { if let object = target.object() { SelectorCalls.call(target.action, of: object, [self]) } }
    }
}
