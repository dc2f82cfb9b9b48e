// - Support: accepted, without effect: Apple's WidgetKit does not have it.
import FoundationOverlay
import SwiftUI

// A form that Apple's WidgetKit does not have: there an entry carries its relevance, or the provider answers it.
extension WidgetRelevanceAttribute where Configuration == Void {
    @available(*, deprecated, message: "WidgetKit has no such attribute. Answer a WidgetRelevance from the provider's relevance().")
    public static func location<Location>(_ location: Location) -> Self { Self(group: .automatic) }

    @available(*, deprecated, message: "WidgetKit has no such attribute. Answer a WidgetRelevance from the provider's relevance().")
    public static func timeOfDay(_ interval: DateInterval) -> Self { Self(group: .automatic) }

    @available(*, deprecated, message: "WidgetKit has no such attribute. Answer a WidgetRelevance from the provider's relevance().")
    public static func activity(_ activity: String) -> Self { Self(group: .automatic) }
}

extension WidgetConfiguration {
    @_disfavoredOverload
    @available(*, deprecated, message: "WidgetKit has no such modifier. Give entries a TimelineEntryRelevance.")
    public func relevanceConfiguration<Entry: TimelineEntry>(
        for entry: Entry, score: Float, attributes: [WidgetRelevanceAttribute<Void>]
    ) -> some WidgetConfiguration { self }
}
