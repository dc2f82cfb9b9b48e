import ActivityKit
import SwiftUI
import WidgetKit

struct Favourite: Codable {
    var city: String
    var order: Int
}

@main
struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
            VStack {
                Text(context.attributes.number).font(.headline)
                Text(verbatim: "\(context.state.status) at gate \(context.state.place)")
                Text(verbatim: "\(context.state.minutes) min")
                Text(context.state.departure, format: .dateTime.year().month().day().hour().minute())
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.place) }
            } compactLeading: {
                Text(context.state.place)
            } compactTrailing: {
                Text(verbatim: "\(context.state.minutes)")
            } minimal: {
                Text(context.state.place)
            }
        }
    }
}
