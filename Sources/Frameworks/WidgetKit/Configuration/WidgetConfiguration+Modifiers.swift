import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension WidgetConfiguration {
    /// The families the widget is offered in, in the order of the gallery.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _changing { $0.description.families = families.map(\.model) }
    }

    /// Lets the widget's content reach the edges of the widget.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _changing { $0.description.contentMarginsDisabled = true }
    }

    /// Whether the system may take the background away, as StandBy does.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _changing { $0.description.isContainerBackgroundRemovable = isRemovable }
    }

    /// Places where the system offers these families last, or not at all.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        _changing { specification in
            for location in locations {
                specification.description.disfavoredFamilies[location.name, default: []] += families.map(\.model)
            }
        }
    }

    /// Asks the user to configure the widget when it is added.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        _changing { $0.description.promptsForConfiguration = true }
    }

    /// Kind of another widget that this one stands for in the Smart Stack.
    public func associatedKind(_ kind: String) -> some WidgetConfiguration {
        _changing { $0.description.associatedKind = kind }
    }
}
