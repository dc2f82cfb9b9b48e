import SwiftUI

extension View {
    /// Says how the images inside a view are drawn in tinted widgets. Apple's modifier is on Image alone.
    @_disfavoredOverload
    @available(*, deprecated, message: "WidgetKit has this modifier on Image only. Use it there, or widgetAccentable() on other views.")
    public nonisolated func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        transformEnvironment(\._accentedRendering) { $0 = renderingMode?.name }
            .widgetAccentable(renderingMode == .accented)
    }
}
