import ActivityKit
import Foundation

/// A reservation: the item stays the same, what is left of it does not.
struct SaleAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        /// Whether the item is kept for the buyer.
        var isReserved: Bool
        /// Pieces left.
        var left: Int
        var opens: Date
        var closes: Date
    }

    var item: SaleItem
}

extension SaleAttributes.ContentState {
    /// The share that is sold, 0…1.
    func sold(of item: SaleItem) -> Double { 1 - Double(left) / Double(item.stock) }
}
