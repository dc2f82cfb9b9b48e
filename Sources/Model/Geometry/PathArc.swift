import Foundation

/// Circular arcs as cubic curves, with Core Graphics' meaning of angles and directions.
public enum PathArc {
    /// The signed angle swept from `start` to `end`, in radians. Not clockwise means growing angles; as y grows downwards,
    /// that turns clockwise on screen.
    public static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        var delta = end - start
        if clockwise {
            if delta > 0 { delta -= (delta / full).rounded(.up) * full }
            return max(delta, -full)
        }
        if delta < 0 { delta += (-delta / full).rounded(.up) * full }
        return min(delta, full)
    }

    /// Curves along a circle, from its point at `start`, through `sweep` radians. The first element is a line or move to the
    /// start, as `joins` says.
    public static func elements(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, joins: Bool) -> [PathElement] {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return [] }
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let first = point(start)
        var elements: [PathElement] = [joins ? .line(to: first) : .move(to: first)]
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        guard sweep != 0 else { return elements }
        let step = sweep / CGFloat(count)
        let handle = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let (from, to) = (point(a), point(b))
            elements.append(
                .curve(
                    to: to, control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
                    control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b))))
        }
        return elements
    }

    /// The arc of `radius` that touches the lines from `current` to `tangent1` and on to `tangent2`; a plain line to
    /// `tangent1` where there is none.
    public static func elements(from current: CGPoint, tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) -> [PathElement] {
        let (ax, ay) = (current.x - tangent1.x, current.y - tangent1.y)
        let (bx, by) = (tangent2.x - tangent1.x, tangent2.y - tangent1.y)
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard la > 0, lb > 0, radius > 0, abs(cross) > 1e-9 * la * lb else { return [.line(to: tangent1)] }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (la * lb)))) / 2
        let distance = radius / tan(half)
        let from = CGPoint(x: tangent1.x + ax / la * distance, y: tangent1.y + ay / la * distance)
        let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
        let reach = radius / sin(half) / hypot(mx, my)
        let center = CGPoint(x: tangent1.x + mx * reach, y: tangent1.y + my * reach)
        let start = atan2(from.y - center.y, from.x - center.x)
        let turn = (CGFloat.pi - 2 * half) * (cross > 0 ? -1 : 1)
        return elements(center: center, radius: radius, start: start, sweep: turn, joins: true)
    }
}
