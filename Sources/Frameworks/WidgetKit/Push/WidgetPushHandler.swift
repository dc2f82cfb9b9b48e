import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

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

extension WidgetConfiguration {
    /// The type that is told the token for pushes that reload the widget, by the system that runs the extension.
    public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration {
        PushHandlerConfiguration(base: self, handler: handler)
    }
}

/// A configuration whose extension wants to know its token.
private struct PushHandlerConfiguration<Base: WidgetConfiguration, Handler: WidgetPushHandler>: WidgetConfiguration {
    typealias Body = Never
    let base: Base
    let handler: Handler.Type

    func _collectConfiguration(_ contents: inout ExtensionContents) {
        base._collectConfiguration(&contents)
        let handler = handler
        contents.pushHandlers.widgets.append { news in
            handler.init().pushTokenDidChange(WidgetPushInfo(token: news.token), widgets: news.placed.map { WidgetInfo($0) })
        }
    }
}
