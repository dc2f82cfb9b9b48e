import Foundation
import IsletModel

/// What `film --json` answers.
struct FilmAnswer: Encodable {
    /// A change between two states.
    struct Change: Encodable {
        var from: String
        var to: String
        /// Seconds of motion from the beginning of the film.
        var begins: Double
        /// How long the change takes.
        var seconds: Double
    }

    var schema = CommandAnswer.schema
    var command = "film"
    var exitCode: Int32
    /// What is shown: `Steps, systemSmall`.
    var title: String
    var file: String
    var frames: Int
    var framesPerSecond: Double
    var speed: Double
    /// Seconds of motion.
    var seconds: Double
    var states: [String]
    var changes: [Change]
    var diagnostics: [Finding]
}
