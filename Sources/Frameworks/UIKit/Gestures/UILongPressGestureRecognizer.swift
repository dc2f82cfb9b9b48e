import CoreGraphics
import FoundationOverlay
import ViewEngine

/// A touch that stays in its place for a while. It may move afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    private var start: TouchStep?

    override var _gestures: Set<TouchGesture> { [.press] }

    override func _follow(_ step: TouchStep) {
        if step.phase == .began { start = step }
        guard let start, step.phase != .cancelled else { return state = .failed }
        if state == .possible {
            guard start.middle.distance(to: step.middle) <= allowableMovement else { return state = .failed }
            if step.time - start.time >= minimumPressDuration { state = .began }
        } else if step.phase == .moved {
            state = .changed
        }
        if step.phase == .ended { state = state == .possible ? .failed : .ended }
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
