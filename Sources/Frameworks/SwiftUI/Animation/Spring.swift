import FoundationOverlay

/// A spring's motion.
public struct Spring: Hashable, Sendable {
    /// How long it seems to take, in seconds.
    public var duration: TimeInterval
    /// From -1, the most damped, over 0, critical, to 1, which never rests.
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        guard mass > 0, stiffness > 0 else {
            self.init()
            return
        }
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: ratio)
    }

    /// Seconds of one swing without damping.
    public var response: Double { duration }
    /// 1 is critical.
    public var dampingRatio: Double { bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999)) }

    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
