import IsletModel
import Snapshot

extension MotionTiming {
    /// Seconds after which a change counts as done, without the last swings of a spring. Infinite for one that is repeated without end.
    public var logicalSeconds: Double {
        guard let runs else { return .infinity }
        let rules = SystemProfile.standard.motion
        let once: Double =
            switch curve {
            case .bezier(_, _, _, _, let duration), .parts(_, let duration): duration
            case .spring(let response, _, _): response
            case .system(let motion): rules.spring(of: motion).response
            }
        let speed = speed > 0 ? speed : 1
        return max(delay, 0) + Double(max(runs, 1)) * (max(pause, 0) + max(once.finite(or: 0), 0) / speed)
    }
}
