import FoundationOverlay
import ViewEngine

/// When views that move by themselves began to, in a window that is watched.
@MainActor
final class MotionMoments {
    private struct Moment {
        var trigger: String?
        var begun: Date?
    }

    private var moments: [String: Moment] = [:]

    nonisolated init() {}

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
