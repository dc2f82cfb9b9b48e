import FoundationOverlay
import SwiftUI

/// A plot of marks, made from data or from a function.
@MainActor @preconcurrency
public protocol _PlotWrapper: ChartContent where Body == Never {
    associatedtype Content: ChartContent
    var _content: Content { get }
}

extension _PlotWrapper {
    public func _append(to marks: inout _MarkList) { _content._append(to: &marks) }
}

/// Bars.
public struct BarPlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Points.
public struct PointPlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Lines.
public struct LinePlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Areas.
public struct AreaPlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Rectangles.
public struct RectanglePlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Straight lines along an axis.
public struct RulePlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

/// Sectors of a circle.
public struct SectorPlot<Content: ChartContent>: _PlotWrapper {
    public typealias Body = Never
    public let _content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
    public var _vector: _VectorPlot<Content.DataElement> { _content._vector }
}

extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .bar, x: .value(x.value($0)), y: .value(y.value($0)), width: width, height: height, stacking: stacking)
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .bar, x: .range(xStart.value($0), xEnd.value($0)), y: .value(y.value($0)), height: height)
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .bar, x: .value(x.value($0)), y: .range(yStart.value($0), yEnd.value($0)), width: width)
        }
    }
}

extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) { Mark(kind: .point, x: .value(x.value($0)), y: .value(y.value($0))) }
    }
}

extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) { Mark(kind: .line, x: .value(x.value($0)), y: .value(y.value($0))) }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .line, x: .value(x.value($0)), y: .value(y.value($0)), series: series.value($0))
        }
    }
}

extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .area, x: .value(x.value($0)), y: .value(y.value($0)), stacking: stacking)
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .area, x: .value(x.value($0)), y: .range(yStart.value($0), yEnd.value($0)))
        }
    }
}

extension RectanglePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .rectangle, x: .value(x.value($0)), y: .value(y.value($0)), width: width, height: height)
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .rectangle, x: .range(xStart.value($0), xEnd.value($0)), y: .range(yStart.value($0), yEnd.value($0)))
        }
    }
}

extension RulePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .rule, x: .value(x.value($0)), y: .range(yStart.value($0), yEnd.value($0)))
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) { Mark(kind: .rule, x: .value(x.value($0)), y: .points(nil, nil)) }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(kind: .rule, x: .range(xStart.value($0), xEnd.value($0)), y: .value(y.value($0)))
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) { Mark(kind: .rule, x: .points(nil, nil), y: .value(y.value($0))) }
    }
}

extension SectorPlot {
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == _VectorPlot<Data.Element> {
        _content = _VectorPlot(elements: Array(data)) {
            Mark(
                kind: .sector,
                sector: .init(angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0))
        }
    }
}
