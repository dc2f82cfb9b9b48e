import FoundationOverlay
import SwiftUI

/// A sector of a pie or ring. Its angle is its part of the sum of all sectors.
public struct SectorMark {
    let mark: Mark

    public nonisolated init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(
            kind: .sector,
            sector: .init(angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0))
    }
}

extension SectorMark: ChartContent {
    public typealias Body = Never
    public func _append(to marks: inout _MarkList) { marks.marks.append(mark) }
}
