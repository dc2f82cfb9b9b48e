import FoundationOverlay

extension BinaryInteger {
    public var _datum: _PlotDatum { .number(Double(self)) }

    public init?(_datum: _PlotDatum) {
        guard case .number(let value) = _datum, let integer = Self(exactly: value.rounded()) else { return nil }
        self = integer
    }
}

extension BinaryFloatingPoint {
    public var _datum: _PlotDatum { .number(Double(self)) }

    public init?(_datum: _PlotDatum) {
        guard case .number(let value) = _datum else { return nil }
        self.init(value)
    }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _datum: _PlotDatum { .category(self) }

    public init?(_datum: _PlotDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _datum: _PlotDatum { .date(self) }

    public init?(_datum: _PlotDatum) {
        guard case .date(let date) = _datum else { return nil }
        self = date
    }
}

extension Decimal: Plottable {
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Never: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Never
    public var _datum: _PlotDatum { fatalError("Never has no values") }
    public init?(_datum: _PlotDatum) { nil }
}
