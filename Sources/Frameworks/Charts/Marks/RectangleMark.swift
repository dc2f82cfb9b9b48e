import FoundationOverlay
import SwiftUI

/// A rectangle. Plain numbers are points from the start of the plot.
public struct RectangleMark {
    let mark: Mark

    private nonisolated init(_ x: Mark.Extent, _ y: Mark.Extent, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic) {
        mark = Mark(kind: .rectangle, x: x, y: y, width: width, height: height)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .value(y.plotted), width, height)
    }

    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .points(yStart, yEnd), width)
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.points(xStart, xEnd), .value(y.plotted), .automatic, height)
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), .automatic, height)
    }

    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width)
    }

    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.range(xStart.plotted, xEnd.plotted), .range(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.points(xStart, xEnd), .points(yStart, yEnd))
    }
}

extension RectangleMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
