import FoundationOverlay

/// Turns values into positions along one axis of the plot, in points from its left or top edge.
struct PositionScale {
    enum Domain: Equatable {
        /// From the start of the axis to its end; the first is the larger one on a reversed axis.
        case continuous(Double, Double)
        case bands([String])
    }

    var domain: Domain
    var kind: _PlotDatum.Kind
    var type = ScaleType.Storage.linear
    var range = PositionRange.plot(startPadding: 0, endPadding: 0)
    var isVertical = false

    /// The part of the axis before a value, 0…1 inside the domain; nil: the value is not on the scale.
    func fraction(of datum: _PlotDatum) -> Double? {
        switch domain {
        case .bands(let names):
            guard let index = names.firstIndex(of: datum.categoryName) else { return nil }
            return (Double(index) + 0.5) / Double(names.count)
        case .continuous:
            guard let scalar = datum.scalar, datum.kind == kind else { return nil }
            return fraction(ofScalar: scalar)
        }
    }

    func fraction(ofScalar scalar: Double) -> Double? {
        guard case .continuous(let lower, let upper) = domain else { return nil }
        let (low, high) = (type.transformed(lower), type.transformed(upper))
        return high == low ? 0.5 : (type.transformed(scalar) - low) / (high - low)
    }

    /// The first and the last position, in the direction of growing fractions.
    func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let (start, end): (CGFloat, CGFloat) =
            switch range {
            case .plot(let startPadding, let endPadding): (startPadding, length - endPadding)
            case .absolute(let start, let end): (start, end)
            }
        return growsUpward ? (length - start, length - end) : (start, end)
    }

    /// Numbers and dates of a vertical axis grow upward; categories are read from the top.
    private var growsUpward: Bool {
        if case .bands = domain { return false }
        return isVertical
    }

    func position(atFraction fraction: Double, in length: CGFloat) -> CGFloat {
        let ends = ends(in: length)
        return ends.start + CGFloat(fraction) * (ends.end - ends.start)
    }

    func position(of datum: _PlotDatum, in length: CGFloat) -> CGFloat? {
        fraction(of: datum).map { position(atFraction: $0, in: length) }
    }

    func position(ofScalar scalar: Double, in length: CGFloat) -> CGFloat? {
        fraction(ofScalar: scalar).map { position(atFraction: $0, in: length) }
    }

    /// Points of one band; nil on a continuous scale.
    func bandWidth(in length: CGFloat) -> CGFloat? {
        guard case .bands(let names) = domain, !names.isEmpty else { return nil }
        let ends = ends(in: length)
        return abs(ends.end - ends.start) / CGFloat(names.count)
    }

    /// The value at a position.
    func value(at position: CGFloat, in length: CGFloat) -> _PlotDatum? {
        let ends = ends(in: length)
        guard ends.end != ends.start else { return nil }
        let fraction = Double((position - ends.start) / (ends.end - ends.start))
        switch domain {
        case .bands(let names):
            let index = Int((fraction * Double(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .continuous(let lower, let upper):
            let (low, high) = (type.transformed(lower), type.transformed(upper))
            return .continuous(type.restored(low + fraction * (high - low)), kind)
        }
    }
}
