import Foundation
import Geometry

/// An arc as SVG describes it, by its end points (SVG 2, implementation notes B.2.4).
struct EllipticalArc {
    var from: CGPoint
    var to: CGPoint
    var radii: CGSize
    /// Rotation of the ellipse's axes in degrees.
    var degrees: Double
    var isLarge: Bool
    var isClockwise: Bool

    /// Cubic curves of at most a quarter turn each.
    var elements: [PathElement] {
        guard from != to else { return [] }
        guard radii.width > 0, radii.height > 0 else { return [.line(to: to)] }
        let angle = degrees * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
        let excess = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
        let growth = max(1, excess.squareRoot())
        let (rx, ry) = (radii.width * growth, radii.height * growth)
        let square = max(0, (rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x) / (rx * rx * y * y + ry * ry * x * x))
        let factor = square.squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        let center = CGPoint(x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
        let place = CGAffineTransform(a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: center.x, ty: center.y)
        return pieces(first, turn, place)
    }

    private func pieces(_ first: Double, _ turn: Double, _ place: CGAffineTransform) -> [PathElement] {
        let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = turn / Double(count)
        let k = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
            let c1 = CGPoint(x: cos(a) - k * sin(a), y: sin(a) + k * cos(a)).applying(place)
            let c2 = CGPoint(x: cos(b) + k * sin(b), y: sin(b) - k * cos(b)).applying(place)
            let end = index == count - 1 ? to : CGPoint(x: cos(b), y: sin(b)).applying(place)
            return .curve(to: end, control1: c1, control2: c2)
        }
    }
}
