import Foundation

/// The device's time, which never runs back. Pure: the wall clock and the seconds since the start go in.
///
/// It is that of the wall clock. When that was set back, or was behind at the start, the device's time goes on from where it was
/// until the wall clock has caught up.
public struct DeviceTime: Hashable, Sendable {
    /// The latest moment the device has seen.
    public private(set) var latest: Date
    private var elapsed = 0.0

    /// - Parameter latest: The last moment that was kept.
    public init(latest: Date) { self.latest = latest }

    /// - Parameters:
    ///   - wall: What the wall clock says.
    ///   - elapsed: Seconds since the start on a clock that nobody sets.
    public mutating func now(wall: Date, elapsed: Double) -> Date {
        let passed = max(0, elapsed - self.elapsed)
        self.elapsed = max(self.elapsed, elapsed)
        latest = max(wall, latest.addingTimeInterval(passed))
        return latest
    }
}
