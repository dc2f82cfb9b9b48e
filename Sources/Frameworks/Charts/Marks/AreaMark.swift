import FoundationOverlay
import SwiftUI

/// A point of the edge of an area. Marks of one series make one area.
public struct AreaMark {
    let mark: Mark

    private nonisolated init(_ x: Mark.Extent, _ y: Mark.Extent, _ series: PlottedValue?, _ stacking: MarkStackingMethod = .unstacked) {
        mark = Mark(kind: .area, x: x, y: y, stacking: stacking, series: series)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), nil, stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), nil)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), nil)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.plotted), .value(y.plotted), series.plotted, stacking)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), series.plotted)
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), series.plotted)
    }
}

extension AreaMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
