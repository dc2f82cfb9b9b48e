import FoundationOverlay
import SwiftUI

/// A bar. Plain numbers are points from the start of the plot.
public struct BarMark {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
    }

    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .bar, x: .value(x.plotted), y: .points(yStart, yEnd), width: width, stacking: stacking)
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
    }

    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .bar, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .bar, x: .points(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
    }
}

extension BarMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
