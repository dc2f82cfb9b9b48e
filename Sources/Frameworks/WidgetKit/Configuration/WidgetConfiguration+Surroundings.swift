// - Support: accepted, without effect: it concerns places that are not drawn, or events that do not happen.
import FoundationOverlay
import SwiftUI

// What these say concerns places that are not drawn, or events that do not happen while a widget is drawn.
extension WidgetConfiguration {
    /// Called when a background session of the extension has news.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    public func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }

    /// The type that is told the token for pushes that reload the widget.
    public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration { self }

    /// How the widget hangs on a wall in visionOS.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

    /// What the widget seems to be made of in visionOS.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

    @available(*, deprecated, message: "WidgetKit has no ornament level. Use supportedMountingStyles(_:) or widgetTexture(_:).")
    public func ornamentLevel(_ level: WidgetOrnamentLevel) -> some WidgetConfiguration { self }
}

/// How a widget hangs on a wall.
public struct WidgetMountingStyle: Hashable, Sendable {
    let name: String

    /// In front of the wall.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// Sunk into the wall.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget seems to be made of.
public struct WidgetTexture: Hashable, Sendable {
    let name: String

    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

/// The place of an ornament; Apple's WidgetKit has no such thing.
public enum WidgetOrnamentLevel: Sendable {
    case `default`
}
