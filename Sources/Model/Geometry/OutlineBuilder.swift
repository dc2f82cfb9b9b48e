import Foundation

/// Path elements of the elementary outlines.
public enum OutlineBuilder {
    /// Distance of the control points of a quarter circle of radius 1.
    static let quarterArc: CGFloat = 0.5522847498307936

    public static func rect(_ r: CGRect) -> [PathElement] {
        [
            .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
            .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
        ]
    }

    public static func ellipse(_ r: CGRect) -> [PathElement] {
        let (kx, ky) = (r.width / 2 * quarterArc, r.height / 2 * quarterArc)
        let (cx, cy) = (r.midX, r.midY)
        return [
            .move(to: CGPoint(x: r.maxX, y: cy)),
            .curve(to: CGPoint(x: cx, y: r.maxY), control1: CGPoint(x: r.maxX, y: cy + ky), control2: CGPoint(x: cx + kx, y: r.maxY)),
            .curve(to: CGPoint(x: r.minX, y: cy), control1: CGPoint(x: cx - kx, y: r.maxY), control2: CGPoint(x: r.minX, y: cy + ky)),
            .curve(to: CGPoint(x: cx, y: r.minY), control1: CGPoint(x: r.minX, y: cy - ky), control2: CGPoint(x: cx - kx, y: r.minY)),
            .curve(to: CGPoint(x: r.maxX, y: cy), control1: CGPoint(x: cx + kx, y: r.minY), control2: CGPoint(x: r.maxX, y: cy - ky)),
            .closeSubpath,
        ]
    }

    /// A rectangle with rounded corners; `radii` in the order top left, top right, bottom right, bottom left. It begins in the middle of the
    /// right side and runs clockwise, as dashes along such an outline show (docs/SOURCES.md, rounded rectangles).
    public static func roundedRect(_ r: CGRect, radii: [CGSize], curve: CornerCurve) -> [PathElement] {
        let limited = radii.map { CGSize(width: max(0, min($0.width, r.width / 2)), height: max(0, min($0.height, r.height / 2))) }
        guard limited.contains(where: { $0.width > 0 && $0.height > 0 }) else { return rect(r) }
        let corners = [
            Corner(point: CGPoint(x: r.minX, y: r.minY), from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0)),
            Corner(point: CGPoint(x: r.maxX, y: r.minY), from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1)),
            Corner(point: CGPoint(x: r.maxX, y: r.maxY), from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0)),
            Corner(point: CGPoint(x: r.minX, y: r.maxY), from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1)),
        ]
        var end = CGPoint(x: r.maxX, y: r.midY)
        var elements: [PathElement] = [.move(to: end)]
        for index in [2, 3, 0, 1] {
            let pieces = corners[index].elements(radius: limited[index], limit: r.size, curve: curve)
            if let start = pieces.first?.start, start != end { elements.append(.line(to: start)) }
            elements += pieces.map(\.element)
            end = pieces.last?.end ?? end
        }
        elements.append(.closeSubpath)
        return elements
    }
}

/// One corner of a rectangle: its point, and the directions along the edge before and the edge after it.
private struct Corner {
    var point: CGPoint
    var from: CGVector
    var to: CGVector

    struct Piece {
        var start: CGPoint
        var element: PathElement
        var end: CGPoint {
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: start
            }
        }
    }

    func at(_ alongFrom: CGFloat, _ alongTo: CGFloat) -> CGPoint {
        CGPoint(x: point.x + from.dx * alongFrom + to.dx * alongTo, y: point.y + from.dy * alongFrom + to.dy * alongTo)
    }

    func elements(radius: CGSize, limit: CGSize, curve: CornerCurve) -> [Piece] {
        let fromRadius = from.dx != 0 ? radius.width : radius.height
        let toRadius = to.dx != 0 ? radius.width : radius.height
        guard fromRadius > 0, toRadius > 0 else { return [Piece(start: point, element: .line(to: point))] }
        switch curve {
        case .circular: return [circular(fromRadius, toRadius)]
        case .continuous: return continuous(fromRadius, toRadius, limit: limit)
        }
    }

    private func circular(_ rf: CGFloat, _ rt: CGFloat) -> Piece {
        let k = 1 - OutlineBuilder.quarterArc
        return Piece(start: at(rf, 0), element: .curve(to: at(0, rt), control1: at(rf * k, 0), control2: at(0, rt * k)))
    }

    /// The curve of `UIBezierPath(roundedRect:cornerRadius:)`: three cubics whose knots are multiples of the radius
    /// (constants published in many analyses of that path; docs/SOURCES.md, continuous corners). Where the side is too short for the full
    /// 1.528665 radii, the knots shrink towards the circular corner.
    private func continuous(_ rf: CGFloat, _ rt: CGFloat, limit: CGSize) -> [Piece] {
        let halfFrom = (from.dx != 0 ? limit.width : limit.height) / 2
        let halfTo = (to.dx != 0 ? limit.width : limit.height) / 2
        let reachFrom = min(1.52866483, halfFrom / rf)
        let reachTo = min(1.52866483, halfTo / rt)
        guard reachFrom > 1.05, reachTo > 1.05 else { return [circular(rf, rt)] }
        func knots(_ reach: CGFloat) -> (CGFloat, CGFloat) {
            let t = (reach - 1) / 0.52866483
            return (1 + 0.08849296 * t, 0.86840694 * t + (1 - t) * 0.8)
        }
        let (f1, f2) = knots(reachFrom)
        let (t1, t2) = knots(reachTo)
        let a = at(0.63149379 * rf, 0.07491139 * rt)
        let b = at(0.07491139 * rf, 0.63149379 * rt)
        return [
            Piece(start: at(reachFrom * rf, 0), element: .curve(to: a, control1: at(f1 * rf, 0), control2: at(f2 * rf, 0))),
            Piece(start: a, element: .curve(to: b, control1: at(0.37282383 * rf, 0.16905956 * rt), control2: at(0.16905956 * rf, 0.37282383 * rt))),
            Piece(start: b, element: .curve(to: at(0, reachTo * rt), control1: at(0, t2 * rt), control2: at(0, t1 * rt))),
        ]
    }
}
