import Foundation

/// Notices that time passed while nobody ran: the computer slept, or its clock was set on. Pure: the clocks go in.
struct Absence {
    /// A moment on the wall clock, and on the clock that stands still while the computer sleeps.
    struct Moment {
        var wall: Date
        var awake: Double
    }

    /// Seconds by which the wall clock may run ahead.
    let patience: Double
    private var last: Moment?

    init(patience: Double) { self.patience = patience }

    /// The last moment at which somebody ran, where time has passed since without anybody.
    mutating func since(_ now: Moment) -> Date? {
        defer { last = now }
        guard let last, now.wall.timeIntervalSince(last.wall) - (now.awake - last.awake) > patience else { return nil }
        return last.wall
    }
}
