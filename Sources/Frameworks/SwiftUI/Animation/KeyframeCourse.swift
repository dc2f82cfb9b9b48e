import FoundationOverlay

/// One step of a track.
public struct _Keyframe<Value> {
    enum Kind {
        case linear(UnitCurve)
        /// Values a second at both ends; nil where the neighbours say it.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    let to: Value
    /// Seconds.
    let duration: Double
    let kind: Kind
}

/// The value of a track over time.
struct KeyframeCourse<Value: Animatable> {
    let start: Value
    let steps: [_Keyframe<Value>]

    func value(at time: Double) -> Value {
        var (from, begin) = (start, 0.0)
        for (index, step) in steps.enumerated() {
            if time < begin + step.duration { return value(of: step, at: index, from: from, seconds: max(time - begin, 0)) }
            (from, begin) = (step.to, begin + step.duration)
        }
        return from
    }

    private func value(of step: _Keyframe<Value>, at index: Int, from: Value, seconds: Double) -> Value {
        var result = from
        let (a, b) = (from.animatableData, step.to.animatableData)
        switch step.kind {
        case .move: return step.to
        case .linear(let curve): result.animatableData = a.interpolated(towards: b, amount: curve.value(at: seconds / step.duration))
        case .spring(let spring, let velocity):
            result.animatableData =
                a + spring.value(target: b - a, initialVelocity: velocity?.animatableData ?? .zero, time: seconds)
        case .cubic(let before, let after):
            let begin = before?.animatableData ?? slope(before: index)
            let end = after?.animatableData ?? slope(before: index + 1)
            result.animatableData = Self.hermite(a, begin, b, end, over: step.duration, at: seconds / step.duration)
        }
        return result
    }

    /// How fast a value changes between two steps, after Catmull and Rom; still at both ends of the track.
    private func slope(before index: Int) -> Value.AnimatableData {
        guard index > 0, index < steps.count, case .cubic = steps[index].kind, case .cubic = steps[index - 1].kind else { return .zero }
        let earlier = index >= 2 ? steps[index - 2].to.animatableData : start.animatableData
        let seconds = steps[index - 1].duration + steps[index].duration
        return seconds > 0 ? (steps[index].to.animatableData - earlier).scaled(by: 1 / seconds) : .zero
    }

    private static func hermite<V: VectorArithmetic>(_ a: V, _ m: V, _ b: V, _ n: V, over duration: Double, at t: Double) -> V {
        let (t2, t3) = (t * t, t * t * t)
        return a.scaled(by: 2 * t3 - 3 * t2 + 1) + m.scaled(by: (t3 - 2 * t2 + t) * duration) + b.scaled(by: 3 * t2 - 2 * t3)
            + n.scaled(by: (t3 - t2) * duration)
    }
}
