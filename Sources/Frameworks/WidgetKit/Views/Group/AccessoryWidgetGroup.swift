// - Support: partial: a label above three masked views; their size, the room between them and the label's font are estimates.
import FoundationOverlay
import Metrics
import SwiftUI

/// A label above up to three views that are masked with a circle or a rounded square, for `accessoryRectangular` on a watch.
///
/// Fewer than three stand in the middle, as Apple documents; of more the first three are shown.
public struct AccessoryWidgetGroup<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(\.accessoryWidgetGroupStyle) private var style

    public nonisolated init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        self.label = label()
        self.content = content()
    }
}

extension AccessoryWidgetGroup: View {
    public var body: some View {
        let metrics = AccessoryWidgetGroupMetrics()
        VStack(alignment: .leading, spacing: metrics.labelSpacing) {
            label.font(.headline).lineLimit(1)
            Group(subviews: content) { subviews in
                AccessoryWidgetGroupLayout(spacing: metrics.spacing) {
                    ForEach(subviews.prefix(AccessoryWidgetGroupLayout.places)) { subview in
                        subview
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .clipShape(mask(cornerRadius: metrics.cornerRadius))
                    }
                }
            }
        }
    }

    private func mask(cornerRadius: CGFloat) -> AnyShape {
        switch style.mask {
        case .circle: AnyShape(Circle())
        case .roundedSquare: AnyShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        }
    }
}

/// The measures of a group.
private struct AccessoryWidgetGroupMetrics {
    var labelSpacing: CGFloat { Self.metric(.accessoryGroupLabelSpacing) }
    var spacing: CGFloat { Self.metric(.accessoryGroupSpacing) }
    var cornerRadius: CGFloat { Self.metric(.accessoryGroupCornerRadius) }

    private static func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}
