import FoundationOverlay
import SwiftUI

/// What an axis shows at a value: lines, ticks and labels.
@MainActor @preconcurrency
public protocol AxisMark {
    func _append(to parts: inout _AxisPartList)
}

/// What an axis shows at one value, in order.
public struct _AxisPartList {
    var parts: [AxisPart] = []
}

/// A line, tick or label at a value of an axis.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(AxisTick.Length, StrokeStyle?)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether it lies between its value and the next one; nil: as the values ask for.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label at a value of an axis.
struct AxisLabel {
    enum Content {
        case value(AxisLabelFormat?)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// How the value of a label becomes text; nil where the value is of another type.
struct AxisLabelFormat {
    /// In the format's own locale.
    let text: @MainActor (_PlotDatum) -> String?

    init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
        nonisolated(unsafe) let format = format
        text = { datum in F.FormatInput(datum: datum).map { format.format($0) } }
    }
}

extension AxisMark {
    var parts: [AxisPart] {
        var list = _AxisPartList()
        _append(to: &list)
        return list.parts
    }

    nonisolated func changing(_ change: @escaping @MainActor (inout AxisPart) -> Void) -> ChangedAxisMark<Self> {
        ChangedAxisMark(content: self, change: change)
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    public nonisolated func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        changing { $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height) }
    }
}

/// An axis mark with each of its parts changed.
struct ChangedAxisMark<Content: AxisMark> {
    let content: Content
    let change: @MainActor (inout AxisPart) -> Void
}

extension ChangedAxisMark: AxisMark {
    func _append(to parts: inout _AxisPartList) {
        let first = parts.parts.count
        content._append(to: &parts)
        for index in first..<parts.parts.count { change(&parts.parts[index]) }
    }
}
