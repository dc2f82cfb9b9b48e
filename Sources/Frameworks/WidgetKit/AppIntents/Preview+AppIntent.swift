import AppIntents
import FoundationOverlay
import SwiftUI

extension _Preview {
    /// `#Preview(_:as:using:widget:timelineProvider:)` with an app intent.
    public init<W: Widget, P: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configurationIntent: P.Intent, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () async -> P
    ) {
        self.init(name, family: family, widget: widget) { specification, surroundings in
            let provider = Transferred(await timelineProvider())
            let context = TimelineProviderContext(surroundings)
            let timeline = await Self.timeline(of: provider, configurationIntent, context)
            return timeline.value.entries.compactMap { specification.provider.content(for: $0) }
        }
    }

    private static func timeline<P: AppIntentTimelineProvider>(
        of provider: Transferred<P>, _ intent: P.Intent, _ context: TimelineProviderContext
    ) async -> Transferred<Timeline<P.Entry>> { Transferred(await provider.value.timeline(for: intent, in: context)) }
}
