// - Support: partial: noted in the tree; films show the change.
import FoundationOverlay
import Snapshot

// Curves.
extension Animation {
    public static let linear = linear(duration: Usual.duration)
    public static let easeIn = easeIn(duration: Usual.duration)
    public static let easeOut = easeOut(duration: Usual.duration)
    public static let easeInOut = easeInOut(duration: Usual.duration)

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
    }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        timingCurve(curve.start.x, curve.start.y, curve.end.x, curve.end.y, duration: duration)
    }

    /// Seconds of a curve without a duration: the default of `timingCurve(_:_:_:_:duration:)`.
    private enum Usual { static let duration = 0.35 }
}

// Springs, with the defaults of Apple's declarations.
extension Animation {
    public static let spring = spring(duration: 0.5, bounce: 0)
    public static let bouncy = bouncy()
    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let interactiveSpring = interactiveSpring(response: 0.15)
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(response: response, damping: dampingFraction, velocity: 0))
    }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(response: spring.response, damping: spring.dampingRatio, velocity: 0))
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    @_disfavoredOverload
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
        Animation(.spring(response: response, damping: dampingFraction, velocity: 0))
    }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
    public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        return Animation(.spring(response: spring.response, damping: spring.dampingRatio, velocity: initialVelocity))
    }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        let spring = Spring(duration: duration, bounce: bounce)
        return Animation(.spring(response: spring.response, damping: spring.dampingRatio, velocity: initialVelocity))
    }
}
