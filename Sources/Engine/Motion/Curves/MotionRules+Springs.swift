import IsletModel
import Snapshot

extension MotionRules {
    func spring(of motion: SystemMotion) -> (response: Double, damping: Double) {
        spring(named: (motion == .island ? .islandGrows : motion).rawValue)
    }

    /// Seconds before one of the system's own motions begins.
    func delay(of curve: MotionTiming.Curve) -> Double { curve == .system(.islandContentComes) ? islandContentDelay : 0 }
}
