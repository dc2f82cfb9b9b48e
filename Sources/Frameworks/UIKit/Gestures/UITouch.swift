import CoreGraphics
import FoundationOverlay
import ViewEngine

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    /// In points from the top left of the window.
    private var point = CGPoint.zero
    private var previousPoint = CGPoint.zero
    open private(set) var phase = Phase.began
    /// Seconds since the device started.
    open private(set) var timestamp: TimeInterval = 0
    open private(set) var tapCount = 1
    open private(set) weak var view: UIView?
    open var window: UIWindow? { view?.window }
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
    open var type: TouchType { .direct }
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 1 }
    open var majorRadius: CGFloat { 0 }

    init(_view view: UIView?, at point: CGPoint, time: TimeInterval) {
        super.init()
        (self.view, self.point, previousPoint, timestamp) = (view, point, point, time)
    }

    func _move(to point: CGPoint, _ phase: Phase, time: TimeInterval) {
        (previousPoint, self.point, self.phase, timestamp) = (self.point, point, phase, time)
    }

    open func location(in view: UIView?) -> CGPoint { Self.point(point, in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { Self.point(previousPoint, in: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private static func point(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

/// Something that a person does.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward
        case remoteControlEndSeekingForward
    }

    open private(set) var allTouches: Set<UITouch>?
    open private(set) var timestamp: TimeInterval = 0
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }

    public override init() { super.init() }

    convenience init(_touches touches: Set<UITouch>, time: TimeInterval) {
        self.init()
        (allTouches, timestamp) = (touches, time)
    }

    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? { recognizer.view.flatMap { touches(for: $0) } }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
