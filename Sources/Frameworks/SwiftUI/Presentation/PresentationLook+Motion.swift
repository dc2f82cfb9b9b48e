import Foundation
import IsletModel
import Snapshot

extension PresentationLook {
    /// How it comes and goes.
    var transition: ViewTransition {
        switch self {
        case .sheet, .cover: ViewTransition(.move(.bottom)).timed(timing)
        case .alert, .dialog, .popover, .menu:
            ViewTransition(.scale(SystemProfile.standard.motion.alertScale, anchor: CGPoint(x: 0.5, y: 0.5))).combined(with: .opacity).timed(timing)
        }
    }

    var timing: MotionTiming {
        switch self {
        case .sheet, .cover: MotionTiming(.system(.sheet))
        case .alert, .dialog, .popover, .menu: MotionTiming(.system(.alert))
        }
    }
}
