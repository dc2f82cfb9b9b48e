import ActivityKit
import SwiftUI
import WidgetKit

@main
struct TrackBundle: WidgetBundle {
    var body: some Widget {
        TrackActivity()
    }
}

struct TrackActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrackAttributes.self) { context in
            TrackBanner(playlist: context.attributes.playlist, state: context.state)
                .activityBackgroundTint(.night)
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Cover(name: context.state.cover, size: 52)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Levels(isPaused: context.state.paused != nil, height: 26).frame(height: 52)
                }
                DynamicIslandExpandedRegion(.center) {
                    VStack(alignment: .leading, spacing: 1) {
                        Text(context.state.title).font(.headline)
                        Text(context.state.artist).font(.subheadline).foregroundStyle(.secondary)
                    }
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    TrackProgress(state: context.state).padding(.top, 6)
                }
            } compactLeading: {
                Cover(name: context.state.cover, size: 24)
            } compactTrailing: {
                Levels(isPaused: context.state.paused != nil, height: 16)
            } minimal: {
                Cover(name: context.state.cover, size: 24)
            }
            .keylineTint(.aqua)
        }
    }
}

#Preview("Playing", as: .content, using: TrackAttributes.evening) {
    TrackActivity()
} contentStates: {
    TrackAttributes.ContentState.track("Low Tide", "Harbour Lights", cover: "low-tide.png", minutes: 4.2, played: 1.6)
    TrackAttributes.ContentState.track(
        "Signal Fires on the Northern Shore", "Ada Marsh", cover: "signal.png", minutes: 6, played: 5.2, isPaused: true)
}
