import Foundation

/// A cubic curve from (0, 0) to (1, 1).
struct BezierCurve: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// The first coordinates are taken into 0…1, so that the curve has one value at every time.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1.finite(or: 0), 0), 1)
        self.x2 = min(max(x2.finite(or: 1), 0), 1)
        self.y1 = min(max(y1.finite(or: 0), -10), 10)
        self.y2 = min(max(y2.finite(or: 1), -10), 10)
    }

    /// The part of the way that is done at a part of the time.
    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return time }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.cubic(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return Self.cubic(y1, y2, (low + high) / 2)
    }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
}
