import Foundation
import Motion
import Painter
import Snapshot

/// One state that a film shows, and how long.
struct FilmStage: Sendable {
    /// What reports call it: `entry 2`, `expanded`.
    var name: String
    var snapshot: Snapshot
    /// What clocks show when the state comes.
    var moment: Date
}

/// States that follow each other, and how they are painted.
struct FilmReel: Sendable {
    var stages: [FilmStage]
    var paint: PaintOptions
    /// What the reel shows: `Steps, systemSmall`.
    var title: String
}

/// One frame of a film.
struct FilmFrame: Sendable {
    var snapshot: Snapshot
    var moment: Date
}

/// A change between two states of a film, with its time.
struct FilmChange: Sendable {
    var motion: SnapshotMotion
    var moment: Date

    func frame(at seconds: Double) -> FilmFrame {
        FilmFrame(snapshot: motion.frame(at: seconds), moment: moment.addingTimeInterval(max(seconds, 0)))
    }
}
