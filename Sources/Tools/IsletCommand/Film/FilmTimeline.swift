import Foundation
import IsletModel
import Motion
import Snapshot

/// When what of a film is shown: each state for a while, and the changes between them.
struct FilmTimeline: Sendable {
    let stages: [FilmStage]
    let changes: [FilmChange]
    private let hold: Double

    init(_ stages: [FilmStage], hold: Double, reducesMotion: Bool, rules: MotionRules) {
        self.stages = stages
        self.hold = hold
        changes = zip(stages, stages.dropFirst()).map { before, after in
            FilmChange(
                motion: SnapshotMotion(from: before.snapshot, to: after.snapshot, reducesMotion: reducesMotion, rules: rules), moment: after.moment)
        }
    }

    /// Seconds from the first frame to the last one.
    var duration: Double { changes.reduce(hold) { $0 + $1.motion.duration + hold } }

    /// The frames of the film. The first is the first state as it stands, the last the last one.
    func frames(perSecond rate: Double, speed: Double) -> [FilmFrame] {
        let step = speed / rate
        let count = Int((duration / step).rounded(.up))
        return (0...max(count, 0)).map { frame(at: Double($0) * step) }
    }

    /// The frame at a time of the motion.
    func frame(at seconds: Double) -> FilmFrame {
        var rest = seconds
        for (stage, change) in zip(stages, changes) {
            if rest < hold { return FilmFrame(snapshot: stage.snapshot, moment: stage.moment.addingTimeInterval(max(rest, 0))) }
            rest -= hold
            if rest < change.motion.duration { return change.frame(at: rest) }
            rest -= change.motion.duration
        }
        let last = stages[stages.count - 1]
        return FilmFrame(snapshot: last.snapshot, moment: last.moment.addingTimeInterval(max(min(rest, hold), 0)))
    }

    /// Frames of a change for a review: with both ends, and closer together at the beginning, where springs are fast.
    static func review(_ change: FilmChange, count: Int) -> [FilmFrame] {
        (0..<count).map { index in
            let part = Double(index) / Double(max(count - 1, 1))
            return change.frame(at: change.motion.duration * part * part)
        }
    }
}
