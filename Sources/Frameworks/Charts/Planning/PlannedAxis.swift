import FoundationOverlay
import SwiftUI

/// An axis with everything it shows.
struct PlannedAxis {
    /// One line, tick or label at a value.
    struct Item {
        var datum: _PlotDatum
        /// The value that follows; nil at the last one.
        var next: _PlotDatum?
        var edge: Edge
        var preset: AxisMarkPreset
        var part: AxisPart
        /// A label's view and its size in points.
        var label: (view: AnyView, size: CGSize)?
    }

    var axis: Axis
    var scale: PositionScale
    var items: [Item] = []

    /// The position of an item along the axis; nil: its value is not on the scale.
    func position(of item: Item, in length: CGFloat) -> CGFloat? {
        guard let start = scale.fraction(of: item.datum), start > -1e-6, start < 1 + 1e-6 else { return nil }
        guard item.part.isCentered == true, scale.bandWidth(in: length) == nil else { return scale.position(atFraction: start, in: length) }
        let end = item.next.flatMap { scale.fraction(of: $0) } ?? 1
        guard end - start > 1e-6 else { return nil }
        return scale.position(atFraction: (start + end) / 2, in: length)
    }

    /// The points that labels on a side take beside the plot.
    func thickness(_ edge: Edge) -> CGFloat {
        items.filter { $0.edge == edge && $0.preset != .inset }.compactMap { item -> CGFloat? in
            guard let label = item.label, case .label(let asked) = item.part.kind else { return nil }
            return (axis == .horizontal ? label.size.height : label.size.width).rounded(.up) + distance(asked, edge)
        }.max() ?? 0
    }

    /// How far ticks reach down beside the labels of a side: to the end of the text.
    func labelHeight(_ edge: Edge) -> CGFloat {
        items.filter { $0.edge == edge && $0.preset != .inset }.compactMap { item -> CGFloat? in
            guard let label = item.label, case .label(let asked) = item.part.kind else { return nil }
            return label.size.height + distance(asked, edge)
        }.max() ?? 0
    }

    /// The points between the plot and a label: past the ticks of a vertical axis, beside those of a horizontal one.
    func distance(_ label: AxisLabel, _ edge: Edge) -> CGFloat {
        let asked = axis == .horizontal ? label.verticalSpacing : label.horizontalSpacing
        return (asked ?? ChartMetrics.shared["axis.labelSpacing"]) + (axis == .vertical ? shortTicks(edge) : 0)
    }

    private func shortTicks(_ edge: Edge) -> CGFloat {
        items.filter { $0.edge == edge }.map { item -> CGFloat in
            guard case .tick(let length, _) = item.part.kind else { return 0 }
            return switch length.storage {
            case .automatic: ChartMetrics.shared["axis.tickLength"]
            case .fixed(let points): max(0, points)
            case .label: 0
            }
        }.max() ?? 0
    }

    /// The smallest distance between two labels' values, in points.
    func labelPitch(in length: CGFloat) -> CGFloat {
        let positions = items.filter { $0.label != nil }.compactMap { position(of: $0, in: length) }
        return zip(positions, positions.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
    }
}
