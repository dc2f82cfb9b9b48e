import FoundationOverlay

/// A type whose values can be plotted.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts know how to plot: numbers, dates and texts.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
    var _datum: _PlotDatum { get }
    init?(_datum: _PlotDatum)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
    public var primitivePlottable: String { rawValue }
    public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: _PlotDatum { primitivePlottable._datum }

    init?(datum: _PlotDatum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
