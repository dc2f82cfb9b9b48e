import FoundationOverlay
import SwiftUI

/// A scale from values to colours, symbols, lines or sizes.
struct VisualScale<Value> {
    /// Values in the order of the legend; nil: as the data brings them.
    var domain: [_PlotDatum]?
    /// Changes the values that the data brings.
    var automatic: AutomaticDomain?
    var range: [Value] = []
    var isContinuous = false
    var mapping: ((_PlotDatum) -> Value?)?

    init() {}

    init(domain: _ScaleDomainOutputs?, range: _ScaleRangeOutputs<Value>? = nil) {
        switch domain?.storage {
        case .range(let low, let high): self.domain = [low, high]
        case .list(let values): self.domain = values
        case .automatic(let automatic): self.automatic = automatic
        case nil: break
        }
        self.range = range?.values ?? []
        isContinuous = range?.isContinuous ?? false
    }

    init(mapping: @escaping (_PlotDatum) -> Value?, domain: [_PlotDatum]? = nil) {
        self.domain = domain
        self.mapping = mapping
    }

    init<D: Plottable>(pairs: KeyValuePairs<D, Value>) {
        let pairs = pairs.map { ($0.key.datum, $0.value) }
        self.init(mapping: { datum in pairs.first { $0.0 == datum }?.1 }, domain: pairs.map(\.0))
    }

    func map<Other>(_ transform: @escaping (Value) -> Other) -> VisualScale<Other> {
        var other = VisualScale<Other>()
        other.domain = domain
        other.automatic = automatic
        other.range = range.map(transform)
        other.isContinuous = isContinuous
        other.mapping = mapping.map { old in { old($0).map(transform) } }
        return other
    }

    /// The values of the scale, given those the marks have.
    func values(from data: [_PlotDatum]) -> [_PlotDatum] {
        if let domain { return domain }
        guard let automatic else { return data }
        let values = automatic.modify(data)
        return automatic.isReversed ? values.reversed() : values
    }
}
