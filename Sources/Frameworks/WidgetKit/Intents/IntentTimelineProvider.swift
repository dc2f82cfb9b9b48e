import FoundationOverlay
import Intents
import SwiftUI

/// Makes the entries of a widget that is configured by a SiriKit intent.
@preconcurrency
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// Configurations offered where the user cannot edit a widget.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// An entry to show before there is a real one; it is drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for short glimpses of the widget.
    @preconcurrency func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries from now on.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// When the widget is relevant for the Smart Stack.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration with a description for the user.
public struct IntentRecommendation<Intent> {
    public let intent: Intent
    public let description: Text

    public init(intent: Intent, description: Text) where Intent: INIntent {
        self.intent = intent
        self.description = description
    }

    public init(intent: Intent, description: LocalizedStringKey) where Intent: INIntent {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) where Intent: INIntent {
        self.init(intent: intent, description: Text(description))
    }
}

extension IntentRecommendation: Sendable where Intent: Sendable {}
