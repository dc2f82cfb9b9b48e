import ActivityKit
import SwiftUI
import WidgetKit

@main
struct WorkoutBundle: WidgetBundle {
    var body: some Widget {
        WorkoutActivity()
    }
}

struct WorkoutActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            WorkoutBanner(attributes: context.attributes, state: context.state, isStale: context.isStale)
                .activityBackgroundTint(.black.opacity(0.75))
                .activitySystemActionForegroundColor(.lime)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Figure(value: context.state.kilometres, unit: "KM", color: .lime)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Figure(value: "\(context.state.heartRate)", unit: "BPM", color: context.state.effort.color, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.center) {
                    Label(context.attributes.workout, systemImage: context.attributes.symbol).font(.footnote.weight(.semibold)).lineLimit(1)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    WorkoutProgress(state: context.state).padding(.top, 4)
                }
            } compactLeading: {
                Image(systemName: context.attributes.symbol).foregroundStyle(.lime)
            } compactTrailing: {
                WorkoutClock(state: context.state).font(.footnote.weight(.semibold)).foregroundStyle(.lime).frame(width: 44)
            } minimal: {
                WorkoutRing(state: context.state, lineWidth: 3) { Image(systemName: context.attributes.symbol).font(.system(size: 10)) }
            }
            .keylineTint(.lime)
        }
        .supplementalActivityFamilies([.small])
    }
}

#Preview("Run", as: .content, using: WorkoutAttributes.run) {
    WorkoutActivity()
} contentStates: {
    WorkoutAttributes.ContentState.minutes(30)
    WorkoutAttributes.ContentState.minutes(30, done: 18, distance: 2_940, heartRate: 142)
    WorkoutAttributes.ContentState.minutes(30, done: 24, distance: 4_120, heartRate: 168, isPaused: true)
}
