import Foundation

/// A mass on a damped spring, from 0 to its rest at 1.
struct SpringMotion: Hashable, Sendable {
    /// Radians a second without damping.
    private let frequency: Double
    /// 1 is critical.
    private let damping: Double
    private let velocity: Double

    init(response: Double, damping: Double, velocity: Double) {
        frequency = 2 * .pi / max(response.finite(or: 0), 0.001)
        self.damping = max(damping.finite(or: 1), 0.01)
        self.velocity = min(max(velocity.finite(or: 0), -100), 100)
    }

    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = exp(-damping * frequency * time)
        // What is left of the way, x, begins at 1 and with the velocity -v.
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            let factor = (damping * frequency - velocity) / swing
            return 1 - decay * (cos(swing * time) + factor * sin(swing * time))
        }
        if damping == 1 { return 1 - decay * (1 + (frequency - velocity) * time) }
        let spread = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (-damping * frequency + spread, -damping * frequency - spread)
        let share = (-velocity - fast) / (slow - fast)
        return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
    }

    /// The time after which it stays within a thousandth of its rest.
    var settling: Double {
        let push = 1 + abs(velocity) / (damping * frequency)
        if damping > 1 {
            let spread = frequency * (damping * damping - 1).squareRoot()
            let (slow, fast) = (damping * frequency - spread, damping * frequency + spread)
            let share = abs(fast - velocity) / (fast - slow)
            return log(1000 * (2 * share + 1)) / slow
        }
        // Two bounds of what is left: by the height of the swing, and by that of critical damping, exp(-x) (1 + x).
        let critical = 9.3 + log(push)
        let swinging = damping < 1 ? log(1000 * push / (1 - damping * damping).squareRoot()) : critical
        return min(swinging, critical) / (damping * frequency)
    }
}

extension Double {
    /// This number where it is one.
    func finite(or other: Double) -> Double { isFinite ? self : other }
}
