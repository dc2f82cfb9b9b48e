import FoundationOverlay

/// Finds the values of an axis from what is plotted along it.
struct DomainInference {
    /// Everything plotted along the axis, in order.
    var data: [_PlotDatum]
    /// Seconds of the units that dates were plotted with.
    var intervals: [Double] = []
    var asked: _ScaleDomainOutputs?
    var type: ScaleType.Storage?
    var includesZero = ChartMetrics.shared.includesZero

    /// Whether ticks may widen the domain to round values.
    var isAutomatic: Bool {
        if case .automatic = asked?.storage ?? .automatic(AutomaticDomain()) { return true }
        return false
    }

    /// Nil: nothing is plotted along the axis.
    func scale() -> PositionScale? {
        guard let kind = kind else { return nil }
        if kind == .category { return PositionScale(domain: .bands(names), kind: .category, type: .category) }
        guard let bounds = bounds(kind) else { return nil }
        return PositionScale(domain: .continuous(bounds.0, bounds.1), kind: kind, type: type ?? .linear)
    }

    private var kind: _PlotDatum.Kind? {
        if type == .category { return .category }
        switch asked?.storage {
        case .range(let low, _): return low.kind
        case .list(let values): return values.first?.kind ?? data.first?.kind
        case .automatic, nil: return data.first?.kind
        }
    }

    private var names: [String] {
        var names: [String] = []
        var seen: Set<String> = []
        func add(_ datum: _PlotDatum) { if seen.insert(datum.categoryName).inserted { names.append(datum.categoryName) } }
        switch asked?.storage {
        case .list(let values): values.forEach(add)
        case .range(let low, let high): [low, high].forEach(add)
        case .automatic(let automatic):
            data.forEach(add)
            names = automatic.modify(names.map { .category($0) }).map(\.categoryName)
            if automatic.isReversed { names.reverse() }
        case nil: data.forEach(add)
        }
        return names
    }

    private func bounds(_ kind: _PlotDatum.Kind) -> (Double, Double)? {
        switch asked?.storage {
        case .range(let low, let high):
            guard let low = low.scalar, let high = high.scalar else { return nil }
            return (low, high)
        case .list(let values):
            guard let first = values.first?.scalar, let last = values.last?.scalar, values.count > 1 else { return inferred(kind, AutomaticDomain()) }
            return (first, last)
        case .automatic(let automatic): return inferred(kind, automatic)
        case nil: return inferred(kind, AutomaticDomain())
        }
    }

    private func inferred(_ kind: _PlotDatum.Kind, _ automatic: AutomaticDomain) -> (Double, Double)? {
        var scalars = data.filter { $0.kind == kind }.compactMap(\.scalar).filter(\.isFinite)
        guard !scalars.isEmpty else { return nil }
        if kind == .number, automatic.includesZero ?? (includesZero && type != .log) { scalars.append(0) }
        let found = [scalars.min() ?? 0, scalars.max() ?? 0].map { _PlotDatum.continuous($0, kind) }
        let modified = automatic.modify(found).compactMap(\.scalar)
        guard var low = modified.min(), var high = modified.max() else { return nil }
        if low == high {
            let margin: Double = kind == .date ? 43_200 : 0.5
            (low, high) = (low - margin, high + margin)
        }
        return automatic.isReversed ? (high, low) : (low, high)
    }
}
