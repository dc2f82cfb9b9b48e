import ActivityKit
import SwiftUI
import WidgetKit

struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: Status
        var gate: String
        var minutes: Int
        var departure: Date
    }

    enum Status: String, Codable {
        case boarding
        case departed
    }

    var number: String
}

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
                Text(verbatim: "\(context.state.status) at gate \(context.state.gate)")
                Text(verbatim: "\(context.state.minutes) min")
                Text(context.state.departure, format: .dateTime.year().month().day().hour().minute())
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.gate) }
            } compactLeading: {
                Text(context.state.gate)
            } compactTrailing: {
                Text(verbatim: "\(context.state.minutes)")
            } minimal: {
                Text(context.state.gate)
            }
        }
    }
}
