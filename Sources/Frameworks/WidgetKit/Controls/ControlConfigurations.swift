import AppIntents
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// A control without anything to configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never
    private let specification: @MainActor () -> WidgetSpecification

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        specification = { .control(kind: kind, provider: ControlEntryProvider { _, _ in .init(content()) }) }
    }

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        let source = StaticControlValues(provider)
        specification = {
            .control(
                kind: kind,
                provider: ControlEntryProvider { isPreview, _ in
                    .init(content(isPreview ? source.preview : try await source.current().value))
                })
        }
    }

    public func _collectControl(_ contents: inout ExtensionContents) { contents.widgets.append(specification()) }
}

/// A control that a person configures.
public struct AppIntentControlConfiguration<Configuration: AppIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never
    private let specification: @MainActor () -> WidgetSpecification

    private init(_ kind: String, content: @escaping (Configuration) -> Content) {
        specification = {
            .control(
                kind: kind,
                provider: ControlEntryProvider(
                    make: { _, surroundings in
                        .init(content(try await _IntentConfigurations.intent(Configuration.self, configured: surroundings.configuration)))
                    }, parameters: { try await _IntentConfigurations.parameters(of: Configuration.self, in: $0) }))
        }
    }

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) where Configuration: ControlConfigurationIntent { self.init(kind, content: content) }

    @_disfavoredOverload
    @available(*, deprecated, message: "A control is configured by a ControlConfigurationIntent.")
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) where Configuration: WidgetConfigurationIntent { self.init(kind, content: content) }

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration {
        let source = ConfiguredControlValues(provider)
        specification = {
            .control(
                kind: kind,
                provider: ControlEntryProvider(
                    make: { isPreview, surroundings in
                        .init(content(try await source.value(isPreview: isPreview, surroundings).value))
                    }, parameters: { try await _IntentConfigurations.parameters(of: Configuration.self, in: $0) }))
        }
    }

    public func _collectControl(_ contents: inout ExtensionContents) { contents.widgets.append(specification()) }
}

/// A provider of values. It is asked from the main actor, where one that is bound to it has to run; any other leaves it by itself.
private struct StaticControlValues<Provider: ControlValueProvider>: Sendable {
    private let provider: Transferred<Provider>

    init(_ provider: Provider) { self.provider = Transferred(provider) }

    @MainActor var preview: Provider.Value { provider.value.previewValue }

    @MainActor func current() async throws -> Transferred<Provider.Value> {
        try await BlockingWatch.watching { Transferred(try await provider.value.currentValue()) }
    }
}

/// A provider of values by configuration.
private struct ConfiguredControlValues<Provider: AppIntentControlValueProvider>: Sendable {
    private let provider: Transferred<Provider>

    init(_ provider: Provider) { self.provider = Transferred(provider) }

    @MainActor func value(isPreview: Bool, _ surroundings: ProviderSurroundings) async throws -> Transferred<Provider.Value> {
        let configuration = try await _IntentConfigurations.intent(Provider.Configuration.self, configured: surroundings.configuration)
        if isPreview { return Transferred(provider.value.previewValue(configuration: configuration)) }
        return try await BlockingWatch.watching { Transferred(try await provider.value.currentValue(configuration: configuration)) }
    }
}
