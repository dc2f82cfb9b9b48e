import FoundationOverlay
import SwiftUI

/// The label at a value of an axis. Spacings in points.
public struct AxisValueLabel<Content: View> {
    let isCentered: Bool?
    let label: AxisLabel

    private nonisolated init(
        _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        isCentered = centered
        label = AxisLabel(
            content: content, anchor: anchor, collision: collision, orientation: orientation, horizontalSpacing: horizontal, verticalSpacing: vertical
        )
    }

    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Never {
        self.init(.value(nil), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(.view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(.view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(.view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    public nonisolated init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.value(AxisLabelFormat(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel: AxisMark {
    public func _append(to parts: inout _AxisPartList) { parts.parts.append(AxisPart(kind: .label(label), isCentered: isCentered)) }
}
