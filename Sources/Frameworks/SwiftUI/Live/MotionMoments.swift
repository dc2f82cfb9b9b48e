import FoundationOverlay
import Snapshot
import ViewEngine

/// When views that move by themselves began to, in a window that is watched, and what animates the changes of the pass under way.
@MainActor
final class MotionMoments {
    private struct Moment {
        var trigger: String?
        var begun: Date?
    }

    private var moments: [String: Moment] = [:]
    /// Whether the time passes.
    private(set) var plays = false
    /// How often something has changed. What changes because time has passed is not counted.
    private(set) var changes = 0
    private var timing: MotionTiming?
    private var end: Date?

    nonisolated init() {}

    /// - Parameter timing: What the program has asked for around the changes that the pass shows.
    func beginPass(plays: Bool, isChange: Bool, timing: MotionTiming?) {
        (self.plays, self.timing, end) = (plays, timing, nil)
        if isChange { changes += 1 }
    }

    /// What a change of a view's animated data is animated with; nil where it comes at once.
    func timing(in environment: EnvironmentValues) -> MotionTiming? {
        guard plays else { return nil }
        return environment.changeAnimation.map(\.timing) ?? timing
    }

    /// Notes when animated data that the pass has shown reaches its end.
    func note(end: Date) { self.end = max(end, self.end ?? end) }

    /// Whether animated data is on its way.
    func isMoving(at moment: Date) -> Bool { end.map { moment < $0 } ?? false }
    /// Whether animated data has reached its end since the pass showed it on its way.
    func hasEnded(by moment: Date) -> Bool { end.map { moment >= $0 } ?? false }

    /// When the view at a place began; nil where it waits for another trigger than the one that it was made with.
    func begun(_ place: IdentityPath, trigger: String?, at now: Date) -> Date? {
        let path = place.text
        guard let moment = moments[path] else {
            moments[path] = Moment(trigger: trigger, begun: trigger == nil ? now : nil)
            return moments[path]?.begun
        }
        if moment.trigger != trigger { moments[path] = Moment(trigger: trigger, begun: now) }
        return moments[path]?.begun
    }
}

private struct MotionMomentsKey: EnvironmentKey {
    static var defaultValue: MotionMoments? { nil }
}

extension EnvironmentValues {
    /// Nil where nothing moves by itself: in archives, in pictures, and in windows that nobody watches.
    var motionMoments: MotionMoments? {
        get { self[MotionMomentsKey.self] }
        set { self[MotionMomentsKey.self] = newValue }
    }
}
