import FoundationOverlay
import SwiftUI

extension ChartContent {
    /// Puts marks with different values beside each other.
    public nonisolated func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    {
        changing { if $0.style.position == nil { $0.style.position = .init(value: value.plotted, axis: axis, span: span) } }
    }

    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changing { $0.style.zIndex = value } }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: y, yEnd: y) }

    public nonisolated func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        changing {
            $0.style.offsets.xStart += xStart
            $0.style.offsets.xEnd += xEnd
            $0.style.offsets.yStart += yStart
            $0.style.offsets.yEnd += yEnd
        }
    }
}
