import ExtensionRuntime
import FoundationOverlay
import SwiftUI

extension WidgetConfiguration {
    /// The widget's name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _changing { $0.description.displayName = displayName.galleryText }
    }

    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    @_disfavoredOverload
    public func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameResource))
    }

    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(verbatim: String(displayName)))
    }

    /// What the gallery says of the widget.
    public func description(_ description: Text) -> some WidgetConfiguration {
        _changing { $0.description.description = description.galleryText }
    }

    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    @_disfavoredOverload
    public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        description(Text(descriptionResource))
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(verbatim: String(description)))
    }
}

extension Text {
    /// The text as the gallery shows it, in the language of the program.
    @MainActor
    fileprivate var galleryText: String {
        var environment = EnvironmentValues()
        environment.locale = .current
        return _plainText(in: environment)
    }
}
