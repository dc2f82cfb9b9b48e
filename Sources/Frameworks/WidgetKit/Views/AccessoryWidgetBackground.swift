import FoundationOverlay
import Metrics
import Snapshot
import SwiftUI
import ViewEngine

/// The background of accessory widgets in the style of the surroundings.
public struct AccessoryWidgetBackground {
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.widgetFamily) private var family

    public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
    public var body: some View {
        let white = Self.metric(renderingMode == .fullColor ? .accessoryBackgroundFullColorWhite : .accessoryBackgroundWhite)
        let fill = Color(white: white, opacity: Self.metric(.accessoryBackgroundOpacity))
        switch family.model.outline {
        case .circle: AnyView(Circle().foregroundStyle(fill))
        case .rectangle: AnyView(RoundedRectangle(cornerRadius: Self.metric(.accessoryBackgroundCornerRadius)).foregroundStyle(fill))
        // One line of text beside the date has no ground.
        case .line: AnyView(Color.clear)
        case .rounded: AnyView(Rectangle().foregroundStyle(fill))
        }
    }

    private static func metric(_ metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}
