import FoundationOverlay
import SwiftUI

/// Where marks lie in a plot, in points from its top left corner.
struct PlotGeometry {
    var size: CGSize
    var x: PositionScale?
    var y: PositionScale?
    /// The number of different places along an axis, which automatic widths on continuous scales go by.
    var places: [Axis: Int] = [:]
    /// The different values of `position(by:)`, in order.
    var positions: [_PlotDatum] = []

    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }

    /// The edges of a mark along an axis, from its start to its end; nil: it is not on the scale.
    func edges(of item: SpannedMark, _ axis: Axis, automatic ratio: CGFloat) -> (start: CGFloat, end: CGFloat)? {
        let length = length(axis)
        let offsets = item.mark.style.offsets
        let (first, last) = axis == .horizontal ? (offsets.xStart, offsets.xEnd) : (offsets.yStart, offsets.yEnd)
        guard let edges = plainEdges(of: item, axis, length, ratio) else { return nil }
        return (edges.0 + first, edges.1 + last)
    }

    private func plainEdges(of item: SpannedMark, _ axis: Axis, _ length: CGFloat, _ ratio: CGFloat) -> (CGFloat, CGFloat)? {
        switch axis == .horizontal ? item.x : item.y {
        case .none: return (0, length)
        case .points(let start, let end): return (start ?? 0, end ?? length)
        case .range(let start, let end):
            guard let scale = scale(axis), let low = scale.position(of: start, in: length), let high = scale.position(of: end, in: length) else {
                return nil
            }
            let half = (scale.bandWidth(in: length) ?? 0) / 2
            return low <= high ? (low - half, high + half) : (low + half, high - half)
        case .stacked(let start, let end, _):
            guard let scale = scale(axis), let low = scale.position(ofScalar: start, in: length), let high = scale.position(ofScalar: end, in: length)
            else { return nil }
            return (low, high)
        case .value(let value):
            guard let slot = slot(of: value, item, axis, length) else { return nil }
            let dimension = axis == .horizontal ? item.mark.width : item.mark.height
            let width = dimension.length(in: slot.space, automatic: ratio)
            return (slot.center - width / 2, slot.center + width / 2)
        }
    }

    /// The middle of a mark along an axis; nil: it is not on the scale.
    func center(of item: SpannedMark, _ axis: Axis) -> CGFloat? {
        let length = length(axis)
        let offsets = item.mark.style.offsets
        let offset = axis == .horizontal ? (offsets.xStart + offsets.xEnd) / 2 : (offsets.yStart + offsets.yEnd) / 2
        switch axis == .horizontal ? item.x : item.y {
        case .none: return length / 2 + offset
        case .points(let start, _): return (start ?? length / 2) + offset
        case .value(let value): return slot(of: value, item, axis, length).map { $0.center + offset }
        case .range, .stacked: return plainEdges(of: item, axis, length, 1).map { ($0.0 + $0.1) / 2 + offset }
        }
    }

    /// The middle of the place that a value has along an axis, and the points there are for marks at it.
    private func slot(of value: PlottedValue, _ item: SpannedMark, _ axis: Axis, _ length: CGFloat) -> (center: CGFloat, space: CGFloat)? {
        guard let scale = scale(axis), let center = scale.position(of: value.datum, in: length) else { return nil }
        var space = scale.bandWidth(in: length)
        if space == nil, let end = value.end, let low = scale.position(of: value.start, in: length), let high = scale.position(of: end, in: length) {
            space = abs(high - low)
        }
        let whole = space ?? length / CGFloat(max(places[axis] ?? 1, 1))
        guard let position = item.mark.style.position, axis == positionAxis(of: item, position),
            let index = positions.firstIndex(of: position.value.start)
        else { return (center, whole) }
        let span = position.span.length(in: whole, automatic: ChartMetrics.shared["position.span"])
        let part = span / CGFloat(positions.count)
        return (center - span / 2 + (CGFloat(index) + 0.5) * part, part)
    }

    private func positionAxis(of item: SpannedMark, _ position: MarkStyle.Position) -> Axis {
        position.axis ?? (item.quantity == .horizontal ? .vertical : .horizontal)
    }
}
