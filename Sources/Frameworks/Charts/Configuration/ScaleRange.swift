import FoundationOverlay
import SwiftUI

/// What a scale makes of its values.
public protocol ScaleRange {
    associatedtype VisualValue
    func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// What a scale makes of its values, as charts read it.
public struct _ScaleRangeOutputs<VisualValue> {
    var values: [VisualValue]
    /// Whether there are values in between.
    var isContinuous = false
    /// Points around a plot's own dimension; nil: the values are meant.
    var plotPadding: (start: CGFloat, end: CGFloat)?
}

/// Where a scale puts its values, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    public typealias VisualValue = Bound
    public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> { .init(values: [lowerBound, upperBound], isContinuous: true) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
    public typealias VisualValue = Element
    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .init(values: self) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
    public typealias VisualValue = Element
    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .init(values: Array(self)) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { .init(values: stops.map(\.color), isContinuous: true) }
}

/// The dimension of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let start: CGFloat
    let end: CGFloat

    public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> { .init(values: [], plotPadding: (start, end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// Padding in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: padding, end: padding) }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}

extension _ScaleRangeOutputs where VisualValue == CGFloat {
    var position: PositionRange? {
        if let plotPadding { return .plot(startPadding: plotPadding.start, endPadding: plotPadding.end) }
        guard let first = values.first, let last = values.last else { return nil }
        return .absolute(first, last)
    }
}
