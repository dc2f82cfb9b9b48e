import FoundationOverlay
import ViewEngine

/// How a change runs over its time: a curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint

    /// A cubic curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    public static let linear = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

    /// The part of the change that is done at a part of the time.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        guard x > 0, x < 1, self != .linear else { return x }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.cubic(start.x, end.x, middle) < x { low = middle } else { high = middle }
        }
        return Self.cubic(start.y, end.y, (low + high) / 2)
    }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
}

extension UnitCurve {
    public static let easeInEaseOut = easeInOut
    /// A quarter of a circle, as far as a cubic curve can be one.
    public static let circularEaseIn = UnitCurve(start: UnitPoint(x: 0.55, y: 0), end: UnitPoint(x: 1, y: 0.45))
    public static let circularEaseOut = UnitCurve(start: UnitPoint(x: 0, y: 0.55), end: UnitPoint(x: 0.45, y: 1))
    public static let circularEaseInOut = UnitCurve(start: UnitPoint(x: 0.85, y: 0), end: UnitPoint(x: 0.15, y: 1))

    /// The curve that takes back what this one does.
    public var inverse: UnitCurve { UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x)) }

    /// How fast the change runs at a part of the time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }
}
