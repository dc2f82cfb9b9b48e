import FoundationOverlay
import Motion
import Snapshot
import ViewEngine

/// Views that move by themselves in a window that is watched, and stand still elsewhere.
enum MovingView {
    /// What they are called where a tree says that they stand still.
    static let names: Set = ["TimelineView", "KeyframeAnimator", "keyframeAnimator", "PhaseAnimator", "phaseAnimator"]
}

/// The phases of an animator, one after the other.
struct PhaseCourse<Phase> {
    let phases: [Phase]
    let animation: (Phase) -> Animation?
    /// Nil for one that goes on without end.
    let trigger: String?

    init(_ phases: some Sequence<Phase>, trigger: String? = nil, animation: @escaping (Phase) -> Animation?) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.animation = animation
    }

    /// The phase at a moment, with its number since the beginning, and whether others come.
    @MainActor
    private func state(_ evaluation: Evaluation) -> (phase: Phase, number: Int, goesOn: Bool)? {
        guard let first = phases.first else { return nil }
        let now = evaluation.environment.archiveDate
        guard let moments = evaluation.environment.motionMoments, phases.count > 1 else { return (first, 0, true) }
        guard let begun = moments.begun(evaluation.path, trigger: trigger, at: now) else { return (first, 0, false) }
        let last = trigger == nil ? Int.max : phases.count
        let around = phases.map { max(animation($0)?.timing.logicalSeconds ?? 0, Self.shortest) }
        let turn = around.reduce(0, +)
        let elapsed = now.timeIntervalSince(begun)
        guard elapsed > 0, turn.isFinite else { return (first, 0, true) }
        let turns = trigger == nil ? Int(elapsed / turn) : 0
        var (number, left) = (turns * phases.count, elapsed - Double(turns) * turn)
        while left > 0, number < last {
            number += 1
            left -= around[number % phases.count]
        }
        return (phases[number % phases.count], number, number < last || left > 0)
    }

    /// Seconds of a phase that comes at once.
    private static var shortest: Double { 1.0 / 60 }

    /// Makes the view of the phase that it is the time of; false where there is no phase.
    @MainActor
    func evaluate(_ evaluation: Evaluation, named name: String, _ content: (Phase) -> some View) -> Bool {
        guard let state = state(evaluation) else { return false }
        let view = content(state.phase)
        let number = evaluation.environment.motionMoments == nil ? nil : "\(state.number)"
        let rule = AnimationRule(animation(state.phase)?.timing, value: number)
        view.noting { hint in
            if number != nil { hint.add(rule) }
            if state.goesOn { hint.standsStill(name) }
        }._evaluate(evaluation)
        return true
    }
}

/// The keyframes of an animator, from its first value on.
struct KeyframePlay<Value> {
    let initialValue: Value
    let repeats: Bool
    /// Nil for one that begins by itself.
    let trigger: String?
    let timeline: () -> KeyframeTimeline<Value>

    @MainActor
    func evaluate(_ evaluation: Evaluation, named name: String, _ content: (Value) -> some View) {
        let now = evaluation.environment.archiveDate
        guard let moments = evaluation.environment.motionMoments else { return content(initialValue).standingStill(name)._evaluate(evaluation) }
        guard let begun = moments.begun(evaluation.path, trigger: trigger, at: now) else { return content(initialValue)._evaluate(evaluation) }
        let timeline = timeline()
        let (elapsed, duration) = (max(now.timeIntervalSince(begun), 0), timeline.duration)
        let goesOn = duration > 0 && (repeats || elapsed < duration)
        let time = repeats && duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : min(elapsed, duration)
        content(timeline.value(time: time)).noting { if goesOn { $0.standsStill(name) } }._evaluate(evaluation)
    }
}
