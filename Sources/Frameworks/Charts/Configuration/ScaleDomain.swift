import FoundationOverlay

/// The values of a scale.
public protocol ScaleDomain {
    func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// The values of a scale as charts read them.
public struct _ScaleDomainOutputs {
    enum Storage {
        case automatic(AutomaticDomain)
        case range(_PlotDatum, _PlotDatum)
        case list([_PlotDatum])
    }

    let storage: Storage
}

/// What is asked of a domain that comes from the data.
struct AutomaticDomain {
    var includesZero: Bool?
    var isReversed = false
    /// Changes the bounds of numbers and dates, or the names of categories.
    var modify: ([_PlotDatum]) -> [_PlotDatum] = { $0 }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(storage: .range(lowerBound.datum, upperBound.datum)) }
}

extension Array: ScaleDomain where Element: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(storage: .list(map(\.datum))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(storage: .list(map(\.datum))) }
}

/// A domain that comes from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    let domain: AutomaticDomain

    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(storage: .automatic(domain)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(domain: AutomaticDomain(includesZero: includesZero, isReversed: reversed ?? false))
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type, modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domain: AutomaticDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
                var values = data.compactMap { DataValue(datum: $0) }
                modifyInferredDomain(&values)
                return values.map(\.datum)
            })
    }
}
