import FoundationOverlay
import SwiftUI

/// A point of a line. Marks of one series make one line.
public struct LineMark {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
    }
}

extension LineMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
