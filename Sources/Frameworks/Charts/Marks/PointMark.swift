import FoundationOverlay
import SwiftUI

/// A symbol at a point. Plain numbers are points from the start of the plot; without one the symbol lies in the middle.
public struct PointMark {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .point, x: .value(x.plotted), y: .points(y, y))
    }

    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .points(x, x), y: .value(y.plotted))
    }
}

extension PointMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
