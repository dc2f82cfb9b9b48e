import FoundationOverlay

/// One bin: from its lower bound up to, but not including, its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound

    public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { lowerBound..<upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
