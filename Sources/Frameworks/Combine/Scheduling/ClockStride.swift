/// A length of time in nanoseconds, for schedulers of the system.
public struct ClockStride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable,
    SchedulerTimeIntervalConvertible
{
    public var nanoseconds: Int

    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    public init(seconds: Double) { nanoseconds = Int((seconds * 1e9).rounded()) }
    /// Seconds.
    public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
    /// Seconds.
    public init(floatLiteral value: Double) { self.init(seconds: value) }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(integerLiteral: value)
    }

    public var magnitude: Double { timeInterval.magnitude }
    /// Seconds.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    public static func < (lhs: ClockStride, rhs: ClockStride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
    public static func + (lhs: ClockStride, rhs: ClockStride) -> ClockStride { ClockStride(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }
    public static func - (lhs: ClockStride, rhs: ClockStride) -> ClockStride { ClockStride(nanoseconds: lhs.nanoseconds - rhs.nanoseconds) }
    public static func * (lhs: ClockStride, rhs: ClockStride) -> ClockStride { ClockStride(seconds: lhs.timeInterval * rhs.timeInterval) }
    public static func *= (lhs: inout ClockStride, rhs: ClockStride) { lhs = lhs * rhs }
    public static func seconds(_ s: Int) -> ClockStride { ClockStride(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> ClockStride { ClockStride(seconds: s) }
    public static func milliseconds(_ ms: Int) -> ClockStride { ClockStride(nanoseconds: ms * 1_000_000) }
    public static func microseconds(_ us: Int) -> ClockStride { ClockStride(nanoseconds: us * 1_000) }
    public static func nanoseconds(_ ns: Int) -> ClockStride { ClockStride(nanoseconds: ns) }
}
