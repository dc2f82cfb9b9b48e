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
            return axis == .horizontal ? label.size.height + verticalSpacing(asked) : label.size.width + horizontalSpacing(asked)
        }.max() ?? 0
    }

    func horizontalSpacing(_ label: AxisLabel) -> CGFloat { label.horizontalSpacing ?? ChartMetrics.shared["axis.labelSpacing"] }
    func verticalSpacing(_ label: AxisLabel) -> CGFloat { label.verticalSpacing ?? ChartMetrics.shared["axis.labelSpacing"] }
}
