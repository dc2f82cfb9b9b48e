import FoundationOverlay
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
        let fill = Color(white: renderingMode == .fullColor ? 0.5 : 1, opacity: 0.2)
        switch family {
        case .accessoryCircular, .accessoryCorner: AnyView(Circle().foregroundStyle(fill))
        case .accessoryRectangular: AnyView(RoundedRectangle(cornerRadius: 8).foregroundStyle(fill))
        default: AnyView(Rectangle().foregroundStyle(fill))
        }
    }
}
