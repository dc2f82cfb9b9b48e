import Foundation
import Geometry

/// A part of a circle, as rings of gauges and trimmed circles draw it: it grows along the circle, however many curves it takes.
struct ArcPath {
    private var center: CGPoint
    private var radius: Double
    /// Radians.
    private var start: Double
    private var sweep: Double

    /// nil for a path that is no arc.
    init?(_ elements: [PathElement]) {
        guard elements.count > 1, case .move(let first) = elements[0] else { return nil }
        var current = first
        var circle: (center: CGPoint, radius: Double)?
        var sweep = 0.0
        for element in elements.dropFirst() {
            guard case .curve(let to, let control1, let control2) = element else { return nil }
            guard let piece = Self.circle(current, control1, control2, to) else { return nil }
            let known = circle ?? piece
            guard hypot(known.center.x - piece.center.x, known.center.y - piece.center.y) < 0.05 * piece.radius,
                abs(known.radius - piece.radius) < 0.05 * piece.radius
            else { return nil }
            circle = known
            sweep += Self.angle(current, to, around: known.center)
            current = to
        }
        guard let circle else { return nil }
        (center, radius) = circle
        start = atan2(first.y - center.y, first.x - center.x)
        self.sweep = sweep
    }

    /// The circle that a curve of at most a quarter runs along: its middle lies where the lines across both ends meet.
    private static func circle(_ from: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint) -> (center: CGPoint, radius: Double)? {
        let (ax, ay) = (c1.x - from.x, c1.y - from.y)
        let (bx, by) = (to.x - c2.x, to.y - c2.y)
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let turn = ax * by - ay * bx
        guard la > 0, lb > 0, abs(la - lb) < 0.02 * la, abs(turn) > 1e-6 * la * lb else { return nil }
        // from + s · (-ay, ax) is as far from the end as from the start.
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let across = -ay * dx + ax * dy
        guard abs(across) > 1e-12 else { return nil }
        let s = (dx * dx + dy * dy) / (2 * across)
        let center = CGPoint(x: from.x - ay * s, y: from.y + ax * s)
        let radius = Double(hypot(from.x - center.x, from.y - center.y))
        let end = abs((to.x - center.x) * bx + (to.y - center.y) * by)
        guard radius.isFinite, radius > 0, end < 0.02 * radius * lb else { return nil }
        return (center, radius)
    }

    private static func angle(_ a: CGPoint, _ b: CGPoint, around center: CGPoint) -> Double {
        let (ax, ay) = (a.x - center.x, a.y - center.y)
        let (bx, by) = (b.x - center.x, b.y - center.y)
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }

    func mixed(_ other: ArcPath, _ part: Double) -> ArcPath {
        var result = other
        result.center = Mix.point(center, other.center, part)
        result.radius = Mix.amount(radius, other.radius, part)
        var turn = other.start - start
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.start = start + turn * part
        let full = 2 * Double.pi
        result.sweep = min(max(Mix.number(sweep, other.sweep, part), -full), full)
        return result
    }

    var elements: [PathElement] { PathArc.elements(center: center, radius: radius, start: start, sweep: sweep, joins: false) }
}
