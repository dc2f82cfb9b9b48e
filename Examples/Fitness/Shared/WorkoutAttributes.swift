import ActivityKit
import Foundation

/// A workout somebody set out to do.
struct WorkoutAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var interval: ClosedRange<Date>
        /// Metres so far.
        var distance: Double
        /// Beats a minute.
        var heartRate: Int
        /// When the workout was paused; nil while it goes on.
        var paused: Date?
    }

    var person: String
    var workout: String
    var symbol: String
    /// Metres.
    var goal: Double
}

extension WorkoutAttributes {
    static let run = WorkoutAttributes(person: "Noor", workout: "Evening run", symbol: "figure.run", goal: 5_000)
}

extension WorkoutAttributes.ContentState {
    static func minutes(_ minutes: Double, done: Double = 0, distance: Double = 0, heartRate: Int = 84, isPaused: Bool = false) -> Self {
        let start = Date.now - done * 60
        return Self(interval: start...(start + minutes * 60), distance: distance, heartRate: heartRate, paused: isPaused ? .now : nil)
    }

    /// The effort, from resting to hard.
    var effort: Effort {
        switch heartRate {
        case ..<110: .easy
        case ..<150: .steady
        default: .hard
        }
    }
}

enum Effort: String {
    case easy = "Easy", steady = "Steady", hard = "Hard"
}
