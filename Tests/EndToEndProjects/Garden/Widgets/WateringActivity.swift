import ActivityKit
import SwiftUI
import WidgetKit

struct Watering: ActivityAttributes {
    struct ContentState: Codable, Hashable { var litres: Int }
    var bed: String
}

struct WateringActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Watering.self) { context in
            Text("\(context.attributes.bed): \(context.state.litres) litres").padding().activityBackgroundTint(.blue)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("leading") }
                DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
                DynamicIslandExpandedRegion(.center) { Text("centre") }
                DynamicIslandExpandedRegion(.bottom) { Text("bottom \(context.state.litres)") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("\(context.state.litres)")
            } minimal: {
                Text("M")
            }
            .keylineTint(.red)
        }
    }
}
