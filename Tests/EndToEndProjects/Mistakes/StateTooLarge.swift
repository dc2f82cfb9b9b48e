// Mistake: The state of a Live Activity has more than 4 KB.
// Exit: 1
// Islet: StateTooLarge.swift:33:10: error: preview “Ride”: attributes (15 bytes) and state (5011 bytes) take 5026 bytes of JSON, more than 4096: state.note 5009, attributes.name 13. Name assets instead of holding images, and keys instead of texts [activity-too-large]
// Xcode: builds, and says nothing; `request` throws

import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var note: String }
    var name: String
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.state.note)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.note) }
            } compactLeading: {
                Text("A")
            } compactTrailing: {
                Text("B")
            } minimal: {
                Text("C")
            }
        }
    }
}

#Preview("Ride", as: .content, using: RideAttributes(name: "Home")) {
    RideActivity()
} contentStates: {
    RideAttributes.ContentState(note: String(repeating: "long ", count: 1000))
}

@main struct Rides: WidgetBundle {
    var body: some Widget { RideActivity() }
}
