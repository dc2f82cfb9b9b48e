// - Support: accepted, without effect: it concerns places that are not drawn.
import FoundationOverlay
import SwiftUI

// What these say concerns places that are not drawn, or events that do not happen while a widget is drawn.
extension WidgetConfiguration {
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
