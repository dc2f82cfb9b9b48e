import CoreGraphics
import Metrics
import ViewEngine

/// One tap, or several after each other.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var fingers = 0
    private var start: TouchStep?
    private var lastEnd: TouchStep?

    override var _gestures: Set<TouchGesture> { [.tap] }
    override var _outlastsTouches: Bool { lastEnd != nil }

    override func _follow(_ step: TouchStep) {
        switch step.phase {
        case .began: (start, fingers) = (step, step.points.count)
        case .moved:
            fingers = max(fingers, step.points.count)
            if let start, start.middle.distance(to: step.middle) > GestureMetrics.shared.tapDistance { state = .failed }
        case .waited:
            if start == nil, let lastEnd, step.time - lastEnd.time > GestureMetrics.shared.tapPause { state = .failed }
        case .ended:
            guard start != nil, max(fingers, step.points.count) >= numberOfTouchesRequired else { return state = .failed }
            (taps, start, lastEnd) = (taps + 1, nil, step)
            if taps >= numberOfTapsRequired { state = .ended }
        case .cancelled: state = .failed
        }
    }

    open override func reset() {
        super.reset()
        (taps, fingers, start, lastEnd) = (0, 0, nil, nil)
    }

    /// A tap does not keep one for more taps from being recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}
