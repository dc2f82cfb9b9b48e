import Foundation
import Snapshot

/// Which way a stack of screens goes when another one is shown.
struct StackWay {
    /// Whether the new screen lies over the old one.
    let isForward: Bool

    /// Nil where no screen takes another's place.
    init?(_ before: [SnapshotNode], _ after: [SnapshotNode]) {
        guard let old = before.compactMap(\.transition?.level).max(), let new = after.compactMap(\.transition?.level).max(), old != new else {
            return nil
        }
        isForward = new > old
    }

    /// The upper screen comes from the trailing edge and leaves there; the lower one goes a part of the way. Nil for what is no screen.
    ///
    /// - Parameter share: The part of its width by which the lower screen goes aside.
    func transition(of node: SnapshotNode, isComing: Bool, share: Double) -> ViewTransition? {
        guard node.transition?.level != nil else { return nil }
        let timing = MotionTiming(.system(.screen))
        if isComing == isForward { return ViewTransition(.move(.trailing)).timed(timing) }
        return ViewTransition(.moveBy(.leading, share)).timed(timing)
    }
}
