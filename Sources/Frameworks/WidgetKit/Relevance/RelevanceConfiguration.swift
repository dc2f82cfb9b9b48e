import AppIntents
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import IsletModel
import SwiftUI

/// A widget that a watch's Smart Stack shows when it is relevant, once for each reason that its provider has.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let specification: @MainActor () -> WidgetSpecification

    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        specification = {
            var specification = WidgetSpecification.widget(
                kind: kind, configuration: .relevance, provider: RelevanceEntryProvider(provider: provider, content: content))
            specification.description.families = [.accessoryRectangular]
            return specification
        }
    }

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        contents.widgets.append(specification())
    }
}

/// What a widget of the Smart Stack shows.
public protocol RelevanceEntry {}

/// Says when a widget is relevant, and what it shows then.
public protocol RelevanceEntriesProvider<Entry> {
    associatedtype Entry: RelevanceEntry
    associatedtype Configuration: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry to show before there is a real one; it is drawn redacted.
    func placeholder(context: Context) -> Entry
    /// When the widget is relevant, and with which configurations.
    func relevance() async -> WidgetRelevance<Configuration>
    /// What the widget shows for a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// A provider of relevant entries with its view, behind the runtime's interface. Its timeline has an entry for each reason.
@MainActor
struct RelevanceEntryProvider<Provider: RelevanceEntriesProvider, Content: View>: EntryProvider {
    private let provider: Transferred<Provider>
    private let content: (Provider.Entry) -> Content

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = Transferred(provider)
        self.content = content
    }

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        let content = content
        return make(provider.value.placeholder(context: TimelineProviderContext(surroundings)), at: Date()) {
            content($0).redacted(reason: .placeholder)
        }
    }

    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        let reasons = try await Self.reasons(provider)
        let entry = try await Self.entry(provider, reasons.value.first?.configuration, surroundings)
        return make(entry.value, at: Date(), content)
    }

    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent {
        var entries: [EntryContent] = []
        let reasons = try await Self.reasons(provider)
        for reason in reasons.value.isEmpty ? [Reason(configuration: nil, start: Date())] : reasons.value {
            entries.append(make(try await Self.entry(provider, reason.configuration, surroundings).value, at: reason.start, content))
        }
        return TimelineContent(entries: entries.sorted { $0.date < $1.date }, policy: .never)
    }

    func relevance() async throws -> [DateInterval] { await Self.intervals(provider) }
    func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter] {
        try await _IntentConfigurations.parameters(of: Provider.Configuration.self, in: surroundings)
    }

    func content(for entry: Any) -> EntryContent? { (entry as? Provider.Entry).map { make($0, at: Date(), content) } }

    private func make<V: View>(_ entry: Provider.Entry, at date: Date, _ content: @escaping (Provider.Entry) -> V) -> EntryContent {
        let (entry, content) = (Transferred(entry), Transferred(content))
        return EntryContent(date: date, relevance: nil) { PlacedWidget(content: content.value(entry.value))._evaluate($0) }
    }

    private struct Reason {
        var configuration: Provider.Configuration?
        var start: Date
    }

    private static func reasons(_ provider: Transferred<Provider>) async throws -> Transferred<[Reason]> {
        let relevance = await provider.value.relevance()
        return Transferred(relevance.attributes.map { Reason(configuration: $0.configuration, start: $0.context?._interval?.start ?? Date()) })
    }

    private static func intervals(_ provider: Transferred<Provider>) async -> [DateInterval] {
        await provider.value.relevance().intervals
    }

    private static func entry(
        _ provider: Transferred<Provider>, _ configuration: Provider.Configuration?, _ surroundings: ProviderSurroundings
    ) async throws -> Transferred<Provider.Entry> {
        let intent: Provider.Configuration
        if let configuration {
            intent = configuration
        } else {
            intent = try await _IntentConfigurations.intent(Provider.Configuration.self, configured: surroundings.configuration)
        }
        return Transferred(try await provider.value.entry(configuration: intent, context: TimelineProviderContext(surroundings)))
    }
}
