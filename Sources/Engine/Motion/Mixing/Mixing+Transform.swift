import Foundation
import Geometry

extension Mix {
    /// A transform between two: turning, stretching and moving each by itself, around the point that stands for the view in each.
    static func transform(_ a: CGAffineTransform, at x: CGPoint, _ b: CGAffineTransform, at y: CGPoint, _ part: Double) -> CGAffineTransform {
        if a == b { return a }
        let linear: CGAffineTransform
        if let first = Turned(a), let second = Turned(b) {
            linear = first.mixed(second, part).transform
        } else {
            linear = CGAffineTransform(
                a: number(a.a, b.a, part), b: number(a.b, b.b, part), c: number(a.c, b.c, part), d: number(a.d, b.d, part), tx: 0, ty: 0)
        }
        let (from, to) = (point(x, y, part), point(x.applying(a), y.applying(b), part))
        let moved = from.applying(linear)
        return CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: to.x - moved.x, ty: to.y - moved.y)
    }
}

/// A transform without its translation: stretched and sheared, then turned.
private struct Turned {
    private var angle: Double
    private var scaleX: Double
    private var scaleY: Double
    private var shear: Double

    /// nil where the first axis vanishes.
    init?(_ t: CGAffineTransform) {
        let length = hypot(t.a, t.b)
        guard length > 1e-9, [t.a, t.b, t.c, t.d].allSatisfy(\.isFinite) else { return nil }
        angle = atan2(t.b, t.a)
        scaleX = length
        shear = (t.a * t.c + t.b * t.d) / length
        scaleY = (t.a * t.d - t.b * t.c) / length
    }

    func mixed(_ other: Turned, _ part: Double) -> Turned {
        var result = other
        var turn = other.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.angle = angle + turn * part
        result.scaleX = Mix.number(scaleX, other.scaleX, part)
        result.scaleY = Mix.number(scaleY, other.scaleY, part)
        result.shear = Mix.number(shear, other.shear, part)
        return result
    }

    var transform: CGAffineTransform {
        let (s, c) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: c * scaleX, b: s * scaleX, c: c * shear - s * scaleY, d: s * shear + c * scaleY, tx: 0, ty: 0)
    }
}
