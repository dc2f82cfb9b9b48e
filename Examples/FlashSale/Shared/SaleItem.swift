import Foundation

/// Something that is on sale for a short while.
struct SaleItem: Codable, Hashable, Identifiable {
    let id: String
    let name: String
    /// What it is made of and by whom.
    let maker: String
    let symbol: String
    /// Prices in cents.
    let price: Int
    let usualPrice: Int
    /// How many there are.
    let stock: Int
    /// Minutes the sale stays open.
    let minutes: Double

    static let teapot = SaleItem(
        id: "t-101", name: "青瓷茶壶", maker: "Celadon, Longquan", symbol: "cup.and.saucer.fill", price: 4_200, usualPrice: 8_900, stock: 40, minutes: 45)
    static let bicycle = SaleItem(
        id: "b-207", name: "城市自行车", maker: "Steel frame, 7 gears", symbol: "bicycle", price: 38_900, usualPrice: 59_900, stock: 12, minutes: 120)
    static let headphones = SaleItem(
        id: "h-330", name: "无线耳机", maker: "30 hours, folds flat", symbol: "headphones", price: 7_900, usualPrice: 12_900, stock: 150, minutes: 90)
    static let all = [teapot, bicycle, headphones]

    var discount: Int { 100 - price * 100 / usualPrice }
}

extension Int {
    /// An amount of cents as money.
    var money: String { (Double(self) / 100).formatted(.currency(code: "EUR").precision(.fractionLength(self % 100 == 0 ? 0 : 2))) }
}
