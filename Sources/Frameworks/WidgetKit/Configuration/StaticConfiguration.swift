import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import IsletModel
import Metrics
import SwiftUI

/// A widget without anything for the user to configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let specification: @MainActor () -> WidgetSpecification

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        specification = {
            .widget(kind: kind, configuration: .static, provider: StaticEntryProvider(provider: provider, content: content))
        }
    }

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        contents.widgets.append(specification())
    }
}

extension WidgetSpecification {
    /// The specification of a widget before modifiers change it.
    static func widget(kind: String, configuration: WidgetDescription.Configuration, provider: any EntryProvider) -> WidgetSpecification {
        typealias Family = IsletModel.WidgetFamily
        let description = WidgetDescription(
            kind: kind, configuration: configuration, displayName: "", description: "",
            families: DeviceTraits.current.idiom == .watch ? Family.watchDefaults : Family.defaults)
        return WidgetSpecification(description: description, provider: provider) { environment, variant, family in
            environment.prepareForWidget(variant, family: WidgetFamily(_name: family))
        }
    }
}
