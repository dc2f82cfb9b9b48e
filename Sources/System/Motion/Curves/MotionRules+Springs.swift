import IsletModel
import Snapshot

extension MotionRules {
    func spring(of motion: SystemMotion) -> (response: Double, damping: Double) { spring(named: motion.rawValue) }
}
