import FoundationOverlay

/// A value that an axis shows.
public struct AxisValue {
    let datum: _PlotDatum
    public let index: Int
    public let count: Int

    /// The value as a type; nil where it is of another one.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
