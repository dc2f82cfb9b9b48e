import FoundationOverlay
import SwiftUI

/// A mark as charts plan it: what it plots, and how it looks.
struct Mark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    /// What a mark spans along an axis.
    enum Extent {
        case none
        case value(PlottedValue)
        case range(PlottedValue, PlottedValue)
        /// Points from the start of the plot; nil: the edge of the plot.
        case points(CGFloat?, CGFloat?)
    }

    var kind: Kind
    var x: Extent = .none
    var y: Extent = .none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: PlottedValue?
    var sector: Sector?
    var style = MarkStyle()

    struct Sector {
        var angle: PlottedValue
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        var angularInset: CGFloat
    }
}

extension Mark.Extent {
    /// The values plotted along the axis.
    var values: [PlottedValue] {
        switch self {
        case .none, .points: []
        case .value(let value): [value]
        case .range(let start, let end): [start, end]
        }
    }

    var single: PlottedValue? {
        if case .value(let value) = self { return value }
        return nil
    }
}
