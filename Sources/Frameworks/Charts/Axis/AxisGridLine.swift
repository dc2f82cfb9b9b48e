import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
    let isCentered: Bool?
    let stroke: StrokeStyle?

    public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }
}

extension AxisGridLine: AxisMark {
    public func _append(to parts: inout _AxisPartList) {
        parts.parts.append(AxisPart(kind: .gridLine(stroke), isCentered: isCentered))
    }
}
