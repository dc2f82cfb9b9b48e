import ActivityKit
import SwiftUI
import WidgetKit

struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: Status
        var gate: String
        var minutes: Int
        var departure: Date

        enum CodingKeys: CodingKey {
            case status, gate, minutes, departure
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            status = try container.decode(Status.self, forKey: .status)
            gate = try container.decode(String.self, forKey: .gate)
            minutes = try container.decode(Int.self, forKey: .minutes)
            departure = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .departure))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(status, forKey: .status)
            try container.encode(gate, forKey: .gate)
            try container.encode(minutes, forKey: .minutes)
            try container.encode(departure.timeIntervalSince1970, forKey: .departure)
        }
    }

    enum Status: String, Codable {
        case boarding
        case delayed
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
