import ExtensionProtocol
import FoundationOverlay
import SwiftUI

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum ShowsContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum WidgetContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    public var showsWidgetContainerBackground: Bool { self[ShowsContainerBackgroundKey.self] }

    /// The margins the system leaves around a widget's content, even where the widget has switched them off.
    public var widgetContentMargins: EdgeInsets { self[WidgetContentMarginsKey.self] }

    /// Sets what the views of a widget read.
    mutating func prepareForWidget(_ variant: RenderVariant, family: WidgetFamily?) {
        if let family { widgetFamily = family }
        faceCorner = FaceCorner(variant, family: family)
        widgetRenderingMode = WidgetRenderingMode(variant.context.renderingMode)
        self[ShowsContainerBackgroundKey.self] = variant.showsContainerBackground
        let margins = variant.contentMargins
        self[WidgetContentMarginsKey.self] = EdgeInsets(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}

/// How much a widget shows: less where people look from far away, as at the walls of a room.
public enum LevelOfDetail: Hashable, Sendable {
    case `default`
    case simplified
}

private enum LevelOfDetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }

extension EnvironmentValues {
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
