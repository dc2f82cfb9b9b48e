import Foundation
import Geometry

/// A rectangle of whole pixels; empty where `x1 <= x0` or `y1 <= y0`.
struct PixelBox: Hashable, Sendable {
    var x0: Int
    var y0: Int
    var x1: Int
    var y1: Int

    static let empty = PixelBox(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Coordinates beyond are cut off.
    static let farthest = 1 << 20

    var width: Int { max(0, x1 - x0) }
    var height: Int { max(0, y1 - y0) }
    var area: Int { width * height }
    var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func expanded(by margin: Int) -> PixelBox {
        isEmpty ? self : PixelBox(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
    }

    func offset(x: Int, y: Int) -> PixelBox { PixelBox(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}

extension PixelBox {
    /// The pixels that a rectangle in device space touches. Not a number counts as nothing.
    init(covering rect: CGRect) {
        let values = [rect.minX, rect.minY, rect.maxX, rect.maxY].map(Double.init)
        guard !rect.isNull, !values.contains(where: \.isNaN) else {
            self = .empty
            return
        }
        self.init(
            x0: Self.whole(values[0] + 1e-6, .down), y0: Self.whole(values[1] + 1e-6, .down), x1: Self.whole(values[2] - 1e-6, .up),
            y1: Self.whole(values[3] - 1e-6, .up))
    }

    /// The box whose edges are nearest to those of `rect`.
    init(nearest rect: CGRect) {
        self.init(
            x0: Self.whole(rect.minX, .toNearestOrAwayFromZero), y0: Self.whole(rect.minY, .toNearestOrAwayFromZero),
            x1: Self.whole(rect.maxX, .toNearestOrAwayFromZero), y1: Self.whole(rect.maxY, .toNearestOrAwayFromZero))
    }

    static func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let limit = Double(farthest)
        return value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded(rule))
    }
}
