import FoundationOverlay

// The motion itself: a mass of 1 that is pulled to its target and damped.
extension Spring {
    /// Radians a second without damping.
    private var frequency: Double { 2 * .pi / max(response, 1e-6) }

    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }

    /// Seconds until the spring stays within a thousandth of the way around its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// Seconds until the spring stays within `epsilon` of its target.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double = 0.001) -> TimeInterval {
        let step = max(response, 1e-6) / 64
        let limit = 64 * 64
        var last = 0
        for index in 0..<limit {
            let rest = value(target: target, initialVelocity: initialVelocity, time: Double(index) * step) - target
            if rest.magnitudeSquared > epsilon * epsilon { last = index } else if Double(index - last) * step > 2 * max(response, 1e-6) { break }
        }
        return Double(last + 1) * step
    }

    /// Where something is that starts at zero, after this many seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let factors = factors(at: time)
        return target - target.scaled(by: factors.position) + initialVelocity.scaled(by: factors.velocity)
    }

    /// How fast something is that starts at zero, in its unit a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let later = value(target: target, initialVelocity: initialVelocity, time: time + step)
        let earlier = value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
        return (later - earlier).scaled(by: 1 / (step + min(time, step)))
    }

    /// Moves a value on by some seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value
        let (start, speed) = (value, velocity)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
        value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// What pulls at a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start + value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// What is left of the way, and what the speed at the start adds, after some seconds: the solution of the damped oscillation.
    private func factors(at time: TimeInterval) -> (position: Double, velocity: Double) {
        let (w, z) = (frequency, dampingRatio)
        if abs(z - 1) < 1e-6 {
            let fade = exp(-w * time)
            return ((1 + w * time) * fade, time * fade)
        }
        if z < 1 {
            let (d, fade) = (w * (1 - z * z).squareRoot(), exp(-z * w * time))
            return (fade * (cos(d * time) + z * w / d * sin(d * time)), fade * sin(d * time) / d)
        }
        let root = w * (z * z - 1).squareRoot()
        let (a, b) = (-z * w + root, -z * w - root)
        return ((a * exp(b * time) - b * exp(a * time)) / (a - b), (exp(a * time) - exp(b * time)) / (a - b))
    }
}
