/// How a change runs over its time: a curve, and when, how fast and how often it is run.
public struct MotionTiming: Hashable, Codable, Sendable {
    public enum Curve: Hashable, Codable, Sendable {
        /// One of the system's own, whose numbers are in the system profile.
        case system(SystemMotion)
        /// A cubic curve from (0, 0) to (1, 1) with two control points, in seconds.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        /// A spring that swings once in `response` seconds where nothing damps it; `damping` 1 is critical. `velocity` is the part of the way
        /// in a second at the start.
        case spring(response: Double, damping: Double, velocity: Double)
        /// The part of the way that is done at equal distances of time from the beginning to the end, which is `duration` seconds later: what a
        /// program computes itself.
        case parts([Double], duration: Double)
    }

    public var curve: Curve
    /// Seconds before the first run.
    public var delay = 0.0
    /// Seconds before each run.
    public var pause = 0.0
    /// How many times as fast as the curve says.
    public var speed = 1.0
    /// How often it is run; nil: without end.
    public var runs: Int? = 1
    /// Whether every second run goes backwards.
    public var autoreverses = false

    public init(_ curve: Curve) { self.curve = curve }

    public static let standard = MotionTiming(.system(.standard))
}

/// Changes that the system moves by itself.
public enum SystemMotion: String, Hashable, Codable, Sendable, CaseIterable {
    /// A view between two archives, where the code asks for nothing.
    case standard
    /// The Dynamic Island, by its size one of the next two.
    case island
    /// The Dynamic Island that becomes larger.
    case islandGrows
    /// The Dynamic Island that becomes smaller.
    case islandShrinks
    /// What comes into the island when it changes its presentation.
    case islandContentComes
    /// What leaves the island when it changes its presentation.
    case islandContentGoes
    /// A second Live Activity that leaves the island or returns to it.
    case islandDetaches
    /// A banner that comes or goes.
    case banner
    /// A screen of an app's stack that comes or goes.
    case screen
    /// A sheet or cover that comes or goes.
    case sheet
    /// An alert, menu or popover that comes or goes.
    case alert
}

extension MotionTiming {
    /// After this many seconds more.
    public func delayed(by seconds: Double) -> MotionTiming {
        var result = self
        result.delay += seconds
        return result
    }

    /// With everything, delays too, this many times as fast.
    public func sped(by factor: Double) -> MotionTiming {
        guard factor.isFinite, factor > 0 else { return self }
        var result = self
        result.speed *= factor
        result.delay /= factor
        result.pause /= factor
        return result
    }

    /// Run several times, the delay with it.
    ///
    /// - Parameter runs: nil: without end.
    public func repeated(_ runs: Int?, autoreverses: Bool) -> MotionTiming {
        var result = self
        result.pause += delay
        result.delay = 0
        result.runs = runs
        result.autoreverses = autoreverses
        return result
    }
}
