import Foundation

/// A step of touches in a window.
public struct AppTouch: Codable, Sendable, Hashable {
    public enum Phase: String, Codable, Sendable {
        case began, moved, ended, cancelled
        /// Nothing has moved, or nothing touches any more; time has passed.
        case waited
    }

    public var phase: Phase
    /// Fingers, in points from the top left of the window.
    public var points: [CGPoint]
    /// On a clock that only differences are taken of.
    public var seconds: Double

    public init(_ phase: Phase, _ points: [CGPoint], seconds: Double) { (self.phase, self.points, self.seconds) = (phase, points, seconds) }
}
