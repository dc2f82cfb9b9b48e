import ActivityKit
import SwiftUI
import WidgetKit

@main
struct MatchWidgets: WidgetBundle {
    var body: some Widget { MatchActivity() }
}

struct MatchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var minute: Int
        var phase: String
    }

    var home: String
    var away: String
}

struct MatchActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MatchAttributes.self) { context in
            HStack {
                Text(context.attributes.home).font(.headline)
                Spacer()
                VStack {
                    Text("\(context.state.home) : \(context.state.away)").font(.largeTitle.bold()).monospacedDigit()
                    Text("\(context.state.phase), minute \(context.state.minute)").font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Text(context.attributes.away).font(.headline)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.home) : \(context.state.away)") }
            } compactLeading: {
                Text("\(context.state.home)")
            } compactTrailing: {
                Text("\(context.state.away)")
            } minimal: {
                Text("\(context.state.minute)")
            }
        }
    }
}
