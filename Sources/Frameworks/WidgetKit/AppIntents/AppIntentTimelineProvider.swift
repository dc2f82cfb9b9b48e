import AppIntents
import FoundationOverlay
import SwiftUI

/// Makes the entries of a widget that a person configures.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Configurations offered where the person cannot edit a widget, as on a watch.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// An entry to show before there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for short glimpses of the widget.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// When the widget is relevant for the Smart Stack.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A ready-made configuration with a description for the person.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    let intent: Intent
    let description: Text

    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = Text(description)
    }

    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.intent = intent
        self.description = Text(verbatim: String(description))
    }
}
