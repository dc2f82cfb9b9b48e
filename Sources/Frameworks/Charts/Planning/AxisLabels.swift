import FoundationOverlay
import SwiftUI

/// Where the labels and ticks of an axis lie around the plot, in the chart's space.
struct AxisLabels {
    let axis: PlannedAxis
    let plot: CGRect
    /// The whole chart, in points.
    let size: CGSize

    private var length: CGFloat { axis.axis == .horizontal ? plot.width : plot.height }

    /// The labels that do not lie on others, from the start of the axis.
    func labels() -> [(item: PlannedAxis.Item, frame: CGRect)] {
        let all = axis.items.compactMap { item in frame(of: item).map { (item: item, frame: $0) } }
        var kept: [(item: PlannedAxis.Item, frame: CGRect)] = []
        for candidate in all where !leavesChart(candidate.item, candidate.frame) {
            guard case .label(let label) = candidate.item.part.kind,
                let gap = label.collision.spacing(otherwise: axis.axis == .horizontal ? ChartMetrics.shared["axis.labelGap"] : 0)
            else {
                kept.append(candidate)
                continue
            }
            let room = axis.axis == .horizontal ? candidate.frame.insetBy(dx: -gap, dy: 0) : candidate.frame.insetBy(dx: 0, dy: -gap)
            if !kept.contains(where: { $0.frame.intersects(room) }) { kept.append(candidate) }
        }
        return kept
    }

    /// A label that nobody has placed is left out at the end of the domain, and where the chart ends.
    private func leavesChart(_ item: PlannedAxis.Item, _ frame: CGRect) -> Bool {
        guard case .label(let label) = item.part.kind, label.anchor == nil, axis.axis == .horizontal, axis.scale.kind != .category else {
            return false
        }
        let isAtEnd = item.part.isCentered != true && item.preset != .aligned && (axis.scale.fraction(of: item.datum) ?? 0) > 1 - 1e-6
        return isAtEnd || frame.maxX > size.width + 0.5 || frame.minX < -0.5
    }

    func frame(of item: PlannedAxis.Item) -> CGRect? {
        guard case .label(let asked) = item.part.kind, let size = item.label?.size, let position = axis.position(of: item, in: length) else {
            return nil
        }
        let origin =
            axis.axis == .horizontal ? horizontal(item, asked, size, plot.minX + position) : vertical(item, asked, size, plot.minY + position)
        return CGRect(origin: origin, size: size).offsetBy(dx: item.part.offset.width, dy: item.part.offset.height)
    }

    private func horizontal(_ item: PlannedAxis.Item, _ asked: AxisLabel, _ size: CGSize, _ x: CGFloat) -> CGPoint {
        let distance = axis.distance(asked, item.edge)
        let isAbove = (item.edge == .top) != (item.preset == .inset)
        let edge = item.edge == .top ? plot.minY : plot.maxY
        let y = isAbove ? edge - distance - size.height : edge + distance
        if let anchor = asked.anchor { return CGPoint(x: x - anchor.x * size.width, y: y) }
        if item.part.isCentered == true || axis.scale.kind == .category { return CGPoint(x: x - size.width / 2, y: y) }
        if item.preset == .aligned {
            let part = min(max((x - plot.minX) / max(plot.width, 1), 0), 1)
            return CGPoint(x: x - part * size.width, y: y)
        }
        return CGPoint(x: x + (asked.horizontalSpacing ?? ChartMetrics.shared["axis.labelSpacing"]), y: y)
    }

    private func vertical(_ item: PlannedAxis.Item, _ asked: AxisLabel, _ size: CGSize, _ y: CGFloat) -> CGPoint {
        let distance = axis.distance(asked, item.edge)
        let isLeading = (item.edge == .leading) != (item.preset == .inset)
        let edge = item.edge == .leading ? plot.minX : plot.maxX
        let x = isLeading ? edge - distance - size.width : edge + distance
        return CGPoint(x: x, y: y - (asked.anchor?.y ?? 0.5) * size.height)
    }

    /// The ticks as lines, in the chart's space.
    func ticks() -> [(item: PlannedAxis.Item, path: Path, stroke: StrokeStyle)] {
        axis.items.compactMap { item in
            guard case .tick(let length, let stroke) = item.part.kind, let position = axis.position(of: item, in: self.length) else { return nil }
            let reach = points(length, item.edge)
            let (start, end): (CGPoint, CGPoint) =
                switch item.edge {
                case .bottom: (CGPoint(x: plot.minX + position, y: plot.maxY), CGPoint(x: plot.minX + position, y: plot.maxY + reach))
                case .top: (CGPoint(x: plot.minX + position, y: plot.minY), CGPoint(x: plot.minX + position, y: plot.minY - reach))
                case .leading: (CGPoint(x: plot.minX, y: plot.minY + position), CGPoint(x: plot.minX - reach, y: plot.minY + position))
                case .trailing: (CGPoint(x: plot.maxX, y: plot.minY + position), CGPoint(x: plot.maxX + reach, y: plot.minY + position))
                }
            var path = Path()
            path.move(to: start)
            path.addLine(to: end)
            return (item, path.offsetBy(dx: item.part.offset.width, dy: item.part.offset.height), stroke ?? DefaultStyles.tick(along: axis.axis))
        }
    }

    /// Ticks of a horizontal axis reach down along their labels.
    private func points(_ length: AxisTick.Length, _ edge: Edge) -> CGFloat {
        switch length.storage {
        case .fixed(let points): points
        case .label(let further): axis.thickness(edge) + further
        case .automatic:
            axis.axis == .horizontal && axis.scale.kind != .category ? axis.labelHeight(edge) : ChartMetrics.shared["axis.tickLength"]
        }
    }
}
