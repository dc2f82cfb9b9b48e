import FoundationOverlay
import Intents
import SwiftUI

extension _Preview {
    /// `#Preview(_:as:using:widget:timelineProvider:)` with a SiriKit intent.
    public init<W: Widget, P: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configurationIntent: P.Intent, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () async -> P
    ) {
        self.init(name, family: family, widget: widget) { specification, surroundings in
            let provider = await timelineProvider()
            let context = TimelineProviderContext(surroundings)
            let timeline = await completion { provider.getTimeline(for: configurationIntent, in: context, completion: $0) }
            return timeline.entries.compactMap { specification.provider.content(for: $0) }
        }
    }
}
