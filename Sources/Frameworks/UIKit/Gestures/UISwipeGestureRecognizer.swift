import CoreGraphics
import Metrics
import ViewEngine

/// A finger that moves fast in a direction.
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
    private var start: TouchStep?

    override var _gestures: Set<TouchGesture> { [.drag] }

    override func _follow(_ step: TouchStep) {
        if step.phase == .began { start = step }
        guard let start, step.phase != .cancelled else { return state = .failed }
        let (x, y) = (step.middle.x - start.middle.x, step.middle.y - start.middle.y)
        let (along, across) = abs(x) > abs(y) ? (x, y) : (y, x)
        let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
        let numbers = GestureMetrics.shared
        if abs(along) >= numbers.swipeDistance {
            let isFast = abs(along) >= numbers.swipeVelocity * (step.time - start.time)
            state = direction.contains(way) && isFast && abs(across) < abs(along) ? .ended : .failed
        } else if step.phase == .ended {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
