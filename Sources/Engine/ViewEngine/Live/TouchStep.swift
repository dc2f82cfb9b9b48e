import Foundation

/// A step of touches in a window: where all fingers are now.
public struct TouchStep: Equatable, Sendable {
    public enum Phase: Sendable {
        case began, moved, ended, cancelled
        /// Nothing has moved, or nothing touches any more; time has passed.
        case waited
    }

    public var phase: Phase
    /// Fingers, in points from the top left of the window. Those of a step that ends are where they were last.
    public var points: [CGPoint]
    /// Seconds, on a clock that only differences are taken of.
    public var time: Double

    public init(_ phase: Phase, _ points: [CGPoint], at time: Double) { (self.phase, self.points, self.time) = (phase, points, time) }

    /// The middle of all fingers.
    public var middle: CGPoint {
        let count = CGFloat(max(1, points.count))
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}
