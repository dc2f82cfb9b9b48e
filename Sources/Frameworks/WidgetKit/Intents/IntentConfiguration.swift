import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Intents
import SwiftUI

/// A widget that the user configures through a SiriKit intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let specification: @MainActor () -> WidgetSpecification

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        specification = {
            .widget(kind: kind, configuration: .intent, provider: IntentEntryProvider(provider: provider, intent: Intent(), content: content))
        }
    }

    public func _collectConfiguration(_ contents: inout ExtensionContents) {
        contents.widgets.append(specification())
    }
}

/// A timeline provider with an intent and a view, behind the runtime's interface.
@MainActor
struct IntentEntryProvider<Provider: IntentTimelineProvider, Content: View>: EntryProvider {
    let provider: Provider
    /// The configuration of a new widget.
    let intent: Provider.Intent
    let content: (Provider.Entry) -> Content

    func placeholder(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        EntryContents.placeholder(provider.placeholder(in: TimelineProviderContext(surroundings)), content)
    }

    func snapshot(in surroundings: ProviderSurroundings) async throws -> EntryContent {
        let context = TimelineProviderContext(surroundings)
        let intent = try configured(surroundings)
        let entry = await completion { provider.getSnapshot(for: intent, in: context, completion: $0) }
        return EntryContents.make(entry, content)
    }

    func timeline(in surroundings: ProviderSurroundings) async throws -> TimelineContent {
        let context = TimelineProviderContext(surroundings)
        let intent = try configured(surroundings)
        let timeline = await completion { provider.getTimeline(for: intent, in: context, completion: $0) }
        return EntryContents.make(timeline, content)
    }

    func configuration(in surroundings: ProviderSurroundings) async throws -> [ConfigurationParameter] {
        let configured = try surroundings.configuration.map { try Self.texts($0) } ?? [:]
        return try Provider.Intent._parameters.map { parameter in
            let choices = try parameter.choices.map { ConfigurationParameter.Choice(value: $0, title: $0, data: try Self.json($0)) }
            var described = ConfigurationParameter(name: parameter.name, title: parameter.title, type: parameter.type, choices: choices)
            (described.editor, described.isOptional) = (.text, true)
            described.data = configured[parameter.name]
            described.value = described.data.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }  // Else it is no text.
            return described
        }
    }

    private static func json(_ text: String) throws -> String { String(decoding: try JSONEncoder().encode(text), as: UTF8.self) }

    /// The texts that were set, as JSON.
    private static func texts(_ values: IntentValues) throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: Data(values.parameters.utf8)).mapValues { try json($0) }
    }

    private func configured(_ surroundings: ProviderSurroundings) throws -> Provider.Intent {
        guard let values = surroundings.configuration else { return intent }
        let result = Provider.Intent()
        try result.set(values)
        return result
    }

    func content(for entry: Any) -> EntryContent? {
        (entry as? Provider.Entry).map { EntryContents.make($0, content) }
    }
}
