import FoundationOverlay
import SwiftUI

/// A straight line along an axis. Plain numbers are points from the start of the plot; nil is its edge.
public struct RuleMark {
    let mark: Mark

    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .points(y, y))
    }

    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .value(x.plotted), y: .points(yStart, yEnd))
    }

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
    }

    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .points(x, x), y: .range(yStart.plotted, yEnd.plotted))
    }
}

extension RuleMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
