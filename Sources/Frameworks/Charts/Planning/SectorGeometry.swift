import FoundationOverlay
import SwiftUI

/// The sectors of a pie or ring, from the top clockwise.
struct SectorGeometry {
    /// By the marks' places; nil for marks that are no sectors.
    private(set) var paths: [Path?]

    init(_ items: [SpannedMark], in size: CGSize) {
        let amounts = items.map { max(0, $0.mark.sector?.angle.scalar ?? 0) }
        let total = amounts.reduce(0, +)
        var passed = 0.0
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let largest = min(size.width, size.height) / 2
        paths = zip(items, amounts).map { item, amount in
            guard let sector = item.mark.sector, total > 0, amount > 0 else { return nil }
            let start = passed / total * 2 * .pi
            passed += amount
            let ring = Ring(
                center: center, outer: sector.outerRadius.radius(in: largest, automatic: largest),
                inner: sector.innerRadius.radius(in: largest, automatic: 0), inset: sector.angularInset, corner: item.mark.style.corners?.radius ?? 0)
            return ring.sector(from: start, to: passed / total * 2 * .pi)
        }
    }
}

/// A ring that sectors are cut from. Lengths in points.
struct Ring {
    var center: CGPoint
    var outer: CGFloat
    var inner: CGFloat
    /// Kept free on each side of a sector.
    var inset: CGFloat
    var corner: CGFloat

    /// Angles in radians from the top, clockwise.
    func sector(from start: Double, to end: Double) -> Path? {
        guard outer > 0, outer > inner else { return nil }
        if end - start >= 2 * .pi - 1e-9 { return whole }
        let outerGap = gap(outer), innerGap = inner > inset ? gap(inner) : (end - start) / 2
        guard end - start > 2 * outerGap else { return nil }
        var path = Path()
        let radius = fittingCorner(start + outerGap, end - outerGap)
        addOuter(&path, start + outerGap, end - outerGap, radius)
        if inner > inset, end - start > 2 * innerGap {
            addInner(&path, start + innerGap, end - innerGap, min(radius, max(0, inner * CGFloat(end - start - 2 * innerGap) / 3)))
        } else {
            let apex = inset / CGFloat(sin(min((end - start) / 2, .pi / 2)))
            path.addLine(to: point(apex, (start + end) / 2))
        }
        path.closeSubpath()
        return path
    }

    private var whole: Path {
        var path = Path(ellipseIn: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
        guard inner > 0 else { return path }
        path.move(to: CGPoint(x: center.x + inner, y: center.y))
        for half in [2.0, 1.0] {
            path.addArc(center: center, radius: inner, startAngle: .radians(half * .pi), endAngle: .radians((half - 1) * .pi), clockwise: true)
        }
        path.closeSubpath()
        return path
    }

    private func gap(_ radius: CGFloat) -> Double { asin(Double(min(1, inset / radius))) }

    private func fittingCorner(_ start: Double, _ end: Double) -> CGFloat {
        max(
            0,
            min(
                corner, (outer - inner) / 2,
                outer * CGFloat(sin(min((end - start) / 2, .pi / 2))) / (1 + CGFloat(sin(min((end - start) / 2, .pi / 2))))))
    }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    /// An arc clockwise on the page, with angles from the top.
    private func arc(_ path: inout Path, _ middle: CGPoint, _ radius: CGFloat, _ start: Double, _ end: Double, back: Bool = false) {
        path.addArc(center: middle, radius: radius, startAngle: .radians(start - .pi / 2), endAngle: .radians(end - .pi / 2), clockwise: back)
    }

    private func addOuter(_ path: inout Path, _ start: Double, _ end: Double, _ radius: CGFloat) {
        guard radius > 0 else { return arc(&path, center, outer, start, end) }
        let turn = asin(Double(radius / (outer - radius)))
        arc(&path, point(outer - radius, start + turn), radius, start - .pi / 2, start + turn)
        arc(&path, center, outer, start + turn, end - turn)
        arc(&path, point(outer - radius, end - turn), radius, end - turn, end + .pi / 2)
    }

    private func addInner(_ path: inout Path, _ start: Double, _ end: Double, _ radius: CGFloat) {
        guard radius > 0 else { return arc(&path, center, inner, end, start, back: true) }
        let turn = asin(Double(radius / (inner + radius)))
        guard end - start > 2 * turn else { return arc(&path, center, inner, end, start, back: true) }
        arc(&path, point(inner + radius, end - turn), radius, end + .pi / 2, end - turn + .pi)
        arc(&path, center, inner, end - turn, start + turn, back: true)
        arc(&path, point(inner + radius, start + turn), radius, start + turn + .pi, start + 1.5 * .pi)
    }
}
