import Foundation

/// How the device's time follows the real one: at a speed, or not at all. Pure.
public struct SessionClock: Hashable, Sendable {
    /// Device seconds for a real one.
    public static let speeds: ClosedRange<Double> = 0.1...3600

    /// The device's moment when the clock was set last.
    public private(set) var moment: Date
    /// Real seconds at that time.
    public private(set) var set: Double
    public private(set) var speed: Double
    public private(set) var isPlaying: Bool

    public init(at moment: Date, seconds: Double, speed: Double = 1, isPlaying: Bool = true) {
        (self.moment, set, self.speed, self.isPlaying) = (moment, seconds, speed, isPlaying)
    }

    /// The device's moment after so many real seconds.
    public func moment(at seconds: Double) -> Date { isPlaying ? moment.addingTimeInterval(max(0, seconds - set) * speed) : moment }

    /// Real seconds until the device's moment; nil while it stands still.
    public func wait(until date: Date, at seconds: Double) -> Double? {
        isPlaying ? max(0, date.timeIntervalSince(moment(at: seconds)) / speed) : nil
    }

    public mutating func jump(to date: Date, at seconds: Double) { (moment, set) = (date, seconds) }

    public mutating func play(_ isPlaying: Bool, at seconds: Double) {
        jump(to: moment(at: seconds), at: seconds)
        self.isPlaying = isPlaying
    }

    /// A speed out of reach is the nearest there is.
    public mutating func run(at speed: Double, at seconds: Double) {
        jump(to: moment(at: seconds), at: seconds)
        self.speed = min(max(speed.isFinite ? speed : 1, Self.speeds.lowerBound), Self.speeds.upperBound)
    }
}
