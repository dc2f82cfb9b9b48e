// - Support: none. No token is made, so it is never called.
import FoundationOverlay

/// Learns the token for pushes that reload an extension's widgets.
public protocol WidgetPushHandler {
    init()
    /// Called with a new token, or when widgets were added or removed.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Where pushes for an extension's widgets go.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
