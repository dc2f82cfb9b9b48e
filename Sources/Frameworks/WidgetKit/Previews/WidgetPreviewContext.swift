import ExtensionProtocol
import FoundationOverlay
import SwiftUI

/// Shows a previewed view as a widget of a family.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public var _presentation: String? { family.model.rawValue }

    public func _placed(_ view: AnyView) -> AnyView { AnyView(PlacedWidget(content: view)) }

    public func _prepare(_ environment: inout EnvironmentValues, for variant: RenderVariant) {
        environment.prepareForWidget(variant, family: family)
    }
}
