import Foundation

extension PathBounds {
    /// The box around what the path draws, without control points that lie outside; null where there is none.
    public static func tightBounds(of elements: [PathElement]) -> CGRect {
        var box = CGRect.null
        var current = CGPoint.zero
        var start = CGPoint.zero
        func add(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let to):
                (current, start) = (to, to)
                add(to)
            case .line(let to):
                add(to)
                current = to
            case .quadCurve(let to, let c):
                let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3)
                extremes(current, c1, c2, to).forEach(add)
                current = to
            case .curve(let to, let c1, let c2):
                extremes(current, c1, c2, to).forEach(add)
                current = to
            case .closeSubpath: current = start
            }
        }
        return box
    }

    private static func extremes(_ p: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ q: CGPoint) -> [CGPoint] {
        let turns = roots(p.x, c1.x, c2.x, q.x) + roots(p.y, c1.y, c2.y, q.y)
        return [p, q]
            + turns.map { t in
                CGPoint(x: cubic(p.x, c1.x, c2.x, q.x, t), y: cubic(p.y, c1.y, c2.y, q.y, t))
            }
    }

    private static func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ t: CGFloat) -> CGFloat {
        let u = 1 - t
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }

    /// Where the derivative is zero, strictly between 0 and 1.
    private static func roots(_ p: CGFloat, _ c1: CGFloat, _ c2: CGFloat, _ q: CGFloat) -> [CGFloat] {
        let a = q - 3 * c2 + 3 * c1 - p
        let b = 2 * (c2 - 2 * c1 + p)
        let c = c1 - p
        var found: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { found = [-c / b] }
        } else {
            let d = b * b - 4 * a * c
            if d >= 0 { found = [(-b + d.squareRoot()) / (2 * a), (-b - d.squareRoot()) / (2 * a)] }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}
