import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension ControlWidgetConfiguration {
    /// The control's name in the gallery.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.description.displayName = String(localized: displayName) }
    }

    /// What the gallery says of the control.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.description.description = String(localized: description) }
    }

    /// Asks the person to configure the control when it is added.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        changing { $0.description.promptsForConfiguration = true }
    }

    /// The type that is told the token for pushes that reload the control.
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
        PushedControlConfiguration(base: self, handler: handler)
    }

    func changing(_ change: @escaping @MainActor (inout WidgetSpecification) -> Void) -> ModifiedControlConfiguration<Self> {
        ModifiedControlConfiguration(base: self, change: change)
    }
}

/// A configuration with something about its control changed.
struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    typealias Body = Never
    let base: Base
    let change: @MainActor (inout WidgetSpecification) -> Void

    func _collectControl(_ contents: inout ExtensionContents) {
        let first = contents.widgets.count
        base._collectControl(&contents)
        for index in contents.widgets.indices.dropFirst(first) { change(&contents.widgets[index]) }
    }
}

/// A control whose extension wants to know its token.
private struct PushedControlConfiguration<Base: ControlWidgetConfiguration, Handler: ControlPushHandler>: ControlWidgetConfiguration {
    typealias Body = Never
    let base: Base
    let handler: Handler.Type

    func _collectControl(_ contents: inout ExtensionContents) {
        let first = contents.widgets.count
        base._collectControl(&contents)
        let handler = handler
        for widget in contents.widgets.dropFirst(first) {
            contents.pushHandlers.controls.append(
                .init(kind: widget.description.kind, handler: ObjectIdentifier(handler)) { placed in
                    handler.init().pushTokensDidChange(controls: placed.map { ControlInfo($0) })
                })
        }
    }
}

/// Learns the token for pushes that reload an extension's controls.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}
