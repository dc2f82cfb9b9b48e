import ActivityKit
import Foundation

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

extension TripAttributes.ContentState {
    var place: String { gate }
}
