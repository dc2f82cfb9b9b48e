import AppIntents
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// A widget that a person configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let specification: @MainActor () -> WidgetSpecification

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        specification = {
            .widget(kind: kind, configuration: .appIntent, provider: AppIntentEntryProvider(provider: provider, content: content))
        }
    }

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        contents.widgets.append(specification())
    }
}

/// A timeline provider with an app intent and a view, behind the runtime's interface.
@MainActor
struct AppIntentEntryProvider<Provider: AppIntentTimelineProvider, Content: View>: EntryProvider {
    private let provider: Transferred<Provider>
    private let content: (Provider.Entry) -> Content

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = Transferred(provider)
        self.content = content
    }

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        EntryContents.placeholder(provider.value.placeholder(in: TimelineProviderContext(surroundings)), content)
    }

    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        EntryContents.make(try await Self.snapshot(provider, surroundings).value, content)
    }

    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent {
        EntryContents.make(try await Self.timeline(provider, surroundings).value, content)
    }

    func relevance() async throws -> [DateInterval] { await Self.relevance(provider) }
    func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter] {
        try await _IntentConfigurations.parameters(of: Provider.Intent.self, in: surroundings)
    }

    func content(for entry: Any) -> EntryContent? {
        (entry as? Provider.Entry).map { EntryContents.make($0, content) }
    }

    private static func snapshot(
        _ provider: Transferred<Provider>, _ surroundings: ProviderSurroundings
    ) async throws -> Transferred<Provider.Entry> {
        let intent = try await _IntentConfigurations.intent(Provider.Intent.self, configured: surroundings.configuration)
        return Transferred(await provider.value.snapshot(for: intent, in: TimelineProviderContext(surroundings)))
    }

    private static func relevance(_ provider: Transferred<Provider>) async -> [DateInterval] {
        await provider.value.relevance().intervals
    }

    private static func timeline(
        _ provider: Transferred<Provider>, _ surroundings: ProviderSurroundings
    ) async throws -> Transferred<Timeline<Provider.Entry>> {
        let intent = try await _IntentConfigurations.intent(Provider.Intent.self, configured: surroundings.configuration)
        return Transferred(await provider.value.timeline(for: intent, in: TimelineProviderContext(surroundings)))
    }
}
