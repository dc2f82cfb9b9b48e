import ExtensionProtocol
import FoundationOverlay
import Metrics
import SwiftUI
import ViewEngine

/// The upper left corner of a watch face, in which a complication is drawn with its label. Lengths in points.
struct FaceCorner: Hashable, Sendable {
    /// Diameter of the complication itself.
    var diameter: CGFloat
    /// The middle of the dial, from the corner.
    var dial: CGPoint

    /// nil where the complication is drawn alone.
    init?(_ variant: RenderVariant, family: WidgetFamily?) {
        guard family == .accessoryCorner, variant.size != variant.displaySize else { return nil }
        diameter = variant.displaySize.width
        dial = CGPoint(x: variant.device.screen.width / 2, y: variant.device.screen.height / 2)
    }

    @MainActor
    func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }

    /// The middle of the complication.
    @MainActor
    var center: CGPoint {
        let inset = metric(.faceCornerInset) + diameter / 2
        return CGPoint(x: inset, y: inset)
    }

    /// The direction from the dial's middle to the complication, in radians.
    @MainActor
    var direction: CGFloat { atan2(center.y - dial.y, center.x - dial.x) }

    /// Radius of the arc along which labels run.
    @MainActor
    var radius: CGFloat { dial.x * metric(.faceCornerLabelRadius) }

    /// Radius of the arc along which the content runs where it is curved.
    @MainActor
    var contentRadius: CGFloat { hypot(center.x - dial.x, center.y - dial.y) }

    /// A point of an arc around the dial's middle, `angle` radians clockwise from the corner.
    @MainActor
    func point(at angle: CGFloat, radius: CGFloat) -> CGPoint {
        CGPoint(x: dial.x + radius * cos(direction + angle), y: dial.y + radius * sin(direction + angle))
    }
}

private enum FaceCornerKey: EnvironmentKey { static var defaultValue: FaceCorner? { nil } }

extension EnvironmentValues {
    var faceCorner: FaceCorner? {
        get { self[FaceCornerKey.self] }
        set { self[FaceCornerKey.self] = newValue }
    }
}

/// What a widget's closure makes, as its place shows it.
struct PlacedWidget<Content: View>: View {
    let content: Content

    @Environment(\.faceCorner) private var corner
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if let corner {
            FaceCornerContent(corner: corner, content: content)
                .overlayPreferenceValue(WidgetLabelKey.self) { label in
                    if let label { FaceCornerLabel(corner: corner, label: label) }
                }
        } else if family == .accessoryInline {
            InlineWidget(content: content)
        } else {
            content
        }
    }
}
