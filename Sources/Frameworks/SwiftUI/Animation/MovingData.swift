import FoundationOverlay
import Snapshot
import Synchronization
import ViewEngine

/// The animated data of a view, modifier or shape of the program, from one pass to the next.
@MainActor
final class MovingData<Value: VectorArithmetic> {
    private var motion: ValueMotion<Value>

    init(_ value: Value) { motion = ValueMotion(value) }

    /// Takes what the program asks for and answers what is seen at the moment; nil where that is the same.
    func move(to value: Value, in evaluation: Evaluation, _ moments: MotionMoments) -> Value? {
        let now = evaluation.environment.archiveDate
        if evaluation.archive.pass.keeping == .keeps {
            motion.move(to: value, timing: moments.timing(in: evaluation.environment), at: now)
            if !moments.plays { motion.stop() }
        }
        guard motion.target == value, let end = motion.end(after: now) else { return nil }
        moments.note(end: end)
        return motion.value(at: now)
    }
}

extension Evaluation {
    /// A view, modifier or shape of the program, with its animated data as they are on their way in a window that is watched.
    func moving<Owner>(_ owner: Owner) -> Owner {
        guard AnimatedTypes.contains(Owner.self), let moments = environment.motionMoments, let animatable = owner as? any Animatable else {
            return owner
        }
        return moved(animatable, moments) as? Owner ?? owner
    }

    private func moved<Moved: Animatable>(_ animatable: Moved, _ moments: MotionMoments) -> Moved? {
        let target = animatable.animatableData
        let data = archive.pass.kept(at: place(of: "animatableData")) { MovingData(target) }
        guard let shown = data.move(to: target, in: self, moments) else { return nil }
        var moved = animatable
        moved.animatableData = shown
        return moved
    }
}

/// Types that say which of their data is animated, found out once for each type.
private enum AnimatedTypes {
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    static func contains(_ type: Any.Type) -> Bool {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let hasData = if let animated = type as? any Animatable.Type { hasData(animated) } else { false }
        known.withLock { $0[ObjectIdentifier(type)] = hasData }
        return hasData
    }

    private static func hasData<Animated: Animatable>(_ type: Animated.Type) -> Bool { Animated.AnimatableData.self != EmptyAnimatableData.self }
}
