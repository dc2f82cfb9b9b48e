import FoundationOverlay
import SwiftUI

/// Puts bars and areas at the same place on each other.
enum Stacking {
    private struct Place: Hashable {
        var kind: Mark.Kind
        var axis: Axis
        var start: _PlotDatum?
        var end: _PlotDatum?
        var position: _PlotDatum?
    }

    /// What the marks cover, in their order.
    static func spans(of marks: [Mark]) -> [SpannedMark] {
        var spanned = marks.map { SpannedMark(mark: $0, x: Span($0.x), y: Span($0.y), quantity: quantityAxis(of: $0)) }
        var places: [Place: [Int]] = [:]
        for (index, item) in spanned.enumerated() {
            guard let axis = item.quantity else { continue }
            let mark = item.mark
            let other = (axis == .vertical ? mark.x : mark.y).single
            let place = Place(
                kind: mark.kind, axis: axis, start: other?.start, end: other?.end, position: mark.style.position?.value.start)
            places[place, default: []].append(index)
        }
        for (place, indices) in places {
            let stacked = stack(indices.map { (quantity(of: marks[$0], place.axis), marks[$0].stacking) })
            for (index, span) in zip(indices, stacked) {
                if place.axis == .vertical { spanned[index].y = span } else { spanned[index].x = span }
            }
        }
        return spanned
    }

    /// The axis along which a bar or area starts at zero.
    static func quantityAxis(of mark: Mark) -> Axis? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        func isQuantity(_ value: PlottedValue) -> Bool { value.start.kind == .number && value.end == nil }
        switch (mark.x, mark.y) {
        case (.value(let x), .value(let y)): return isQuantity(y) ? .vertical : isQuantity(x) ? .horizontal : nil
        case (.value(let x), .points(nil, nil)): return isQuantity(x) ? .horizontal : nil
        case (.points(nil, nil), .value(let y)): return isQuantity(y) ? .vertical : nil
        default: return nil
        }
    }

    private static func quantity(of mark: Mark, _ axis: Axis) -> Double { (axis == .vertical ? mark.y : mark.x).single?.scalar ?? 0 }

    /// Amounts at one place, from the first at zero outwards; negative amounts go the other way.
    static func stack(_ amounts: [(amount: Double, method: MarkStackingMethod)]) -> [Span] {
        let total = amounts.filter { $0.method != .unstacked }.reduce(0) { $0 + abs($1.amount) }
        var (above, below) = (0.0, 0.0)
        var spans = amounts.map { amount, method -> (start: Double, end: Double) in
            if method == .unstacked { return (0, amount) }
            let size = method == .normalized ? (total == 0 ? 0 : amount / total) : amount
            let start = size < 0 ? below : above
            if size < 0 { below += size } else { above += size }
            return (start, start + size)
        }
        for index in spans.indices where amounts[index].method == .center {
            spans[index] = (spans[index].start - total / 2, spans[index].end - total / 2)
        }
        let (top, bottom) = (spans.map(\.end).max() ?? 0, spans.map(\.end).min() ?? 0)
        return zip(spans, amounts).map { span, amount in
            let isTip = amount.method == .unstacked || span.end == (span.end < span.start ? bottom : top)
            return .stacked(span.start, span.end, isTip: isTip)
        }
    }
}
