import ActivityKit
import Foundation

/// An order on its way.
struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var step: DeliveryStep
        var arrives: Date
        var courier: String?
        /// Stops before this one.
        var stopsAhead: Int
    }

    var number: Int
    var restaurant: String
    var dishes: [String]
}

enum DeliveryStep: String, Codable, CaseIterable {
    case accepted, kitchen, onTheWay, delivered

    var title: String {
        switch self {
        case .accepted: "Order accepted"
        case .kitchen: "In the kitchen"
        case .onTheWay: "On its way"
        case .delivered: "Enjoy your meal"
        }
    }

    var symbol: String {
        switch self {
        case .accepted: "checkmark.circle.fill"
        case .kitchen: "flame.fill"
        case .onTheWay: "bicycle"
        case .delivered: "house.fill"
        }
    }

    var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension DeliveryAttributes {
    static let dinner = DeliveryAttributes(number: 4127, restaurant: "Luca's Oven", dishes: ["Pizza Bianca", "Caponata"])
}
