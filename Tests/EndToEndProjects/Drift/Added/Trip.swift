import ActivityKit
import Foundation

struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: Status
        var gate: String
        var minutes: Int
        var terminal: Int
        var departure: Date
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
