import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension WidgetConfiguration {
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _changing { $0.description.families = families.map(\._name) }
    }

    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _changing { $0.description.contentMarginsDisabled = true }
    }

    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _changing { $0.description.isContainerBackgroundRemovable = isRemovable }
    }

    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
        _changing { $0.description.displayName = String(name) }
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        _changing { $0.description.description = String(description) }
    }
}
