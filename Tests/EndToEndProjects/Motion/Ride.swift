import ActivityKit
import SwiftUI
import WidgetKit

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var isNear: Bool
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            HStack {
                Link(destination: URL(string: "ride://driver")!) { Text("Driver").frame(width: 100, height: 60) }
                if context.state.isNear { Spacer() }
                Link(destination: URL(string: "ride://map")!) {
                    Circle().frame(width: 40, height: 40)
                        .animation(.interpolatingSpring(stiffness: 300, damping: 25), value: context.state.isNear)
                }
                if !context.state.isNear { Spacer() }
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Driver") }
                DynamicIslandExpandedRegion(.bottom) {
                    Link(destination: URL(string: "ride://map")!) { Text(context.state.isNear ? "Here" : "On its way") }
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.isNear ? "now" : "5 min")
            } minimal: {
                Image(systemName: "car")
            }
            .widgetURL(URL(string: "ride://all"))
        }
    }
}
