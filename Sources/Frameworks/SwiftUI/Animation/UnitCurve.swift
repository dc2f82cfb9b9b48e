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
