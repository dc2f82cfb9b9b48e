import Foundation
import Snapshot

/// How the Dynamic Island moves from one presentation to the next: it is one black shape, in which one content makes room for the other.
enum IslandMotion {
    static let key = "island"
    static let detachedKey = "detached"

    /// The shape itself.
    static let island = TransitionHint(match: key, animations: [AnimationRule(MotionTiming(.system(.island)))])

    /// What is in it. Its own changes have the timing of other views.
    static let content = TransitionHint(
        insertion: arriving, removal: leaving, animations: [AnimationRule(.standard)])

    /// The second activity, which leaves the shape sideways and returns into it.
    ///
    /// - Parameter way: Points from its place to the one it comes from.
    static func detached(way: Double) -> TransitionHint {
        let timing = MotionTiming(.system(.islandDetaches))
        let transition = ViewTransition(.offset(CGSize(width: way, height: 0))).combined(with: .opacity).timed(timing)
        return TransitionHint(insertion: transition, removal: transition, match: detachedKey, animations: [AnimationRule(timing)])
    }

    private static let arriving = ViewTransition(.opacity).combined(with: ViewTransition(.blurReplace)).timed(
        MotionTiming(.system(.islandContentComes)))
    private static let leaving = ViewTransition(.opacity).combined(with: ViewTransition(.blurReplace)).timed(
        MotionTiming(.system(.islandContentGoes)))
}
