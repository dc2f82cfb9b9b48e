import FoundationOverlay
import SwiftUI

/// What a mark covers along an axis, after stacking.
enum Span {
    case none
    case value(PlottedValue)
    case range(_PlotDatum, _PlotDatum)
    /// From one number to another; the tip is the end away from zero that nothing is stacked on.
    case stacked(Double, Double, isTip: Bool)
    /// Points from the start of the plot; nil: its edge.
    case points(CGFloat?, CGFloat?)

    /// What the axis must hold.
    var data: [_PlotDatum] {
        switch self {
        case .none, .points: []
        case .value(let value): value.end.map { [value.start, $0] } ?? [value.start]
        case .range(let start, let end): [start, end]
        case .stacked(let start, let end, _): [.number(start), .number(end)]
        }
    }

    /// The length of the unit of a date.
    var seconds: Double? {
        guard case .value(let value) = self, case .date(let start) = value.start, case .date(let end)? = value.end else { return nil }
        return end.timeIntervalSince(start)
    }

    init(_ extent: Mark.Extent) {
        switch extent {
        case .none: self = .none
        case .value(let value): self = .value(value)
        case .range(let start, let end): self = .range(start.datum, end.datum)
        case .points(let start, let end): self = .points(start, end)
        }
    }
}

/// A mark with what it covers.
struct SpannedMark {
    var mark: Mark
    var x: Span
    var y: Span
    /// The axis along which the mark measures a quantity; nil: none.
    var quantity: Axis?
}
