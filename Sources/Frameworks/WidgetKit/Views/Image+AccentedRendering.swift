import SwiftUI

/// How an image is drawn where the system tints widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let name: String

    /// As part of the accented group, in the tint colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// Without saturation, its brightness kept.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// Without saturation, in the tint colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        _accentedRendering(renderingMode?.name)
    }
}
