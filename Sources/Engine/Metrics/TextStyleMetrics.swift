import Foundation
import IsletModel

/// Sizes and weights of the system's text styles at every Dynamic Type size (Human Interface Guidelines, Typography). A watch and a Mac have
/// styles of their own.
public struct TextStyleMetrics: Hashable, Sendable {
    /// `largeTitle`, `body`, …: the case names of `Font.TextStyle`.
    public var name: String
    /// CSS weight of the style.
    public var weight: Double
    /// CSS weight that `.bold()` gives the style.
    public var emphasizedWeight: Double
    /// Points, one for each of ``categories``.
    public var sizes: [Double]
    /// Line distance in points as the guidelines print it, one for each of ``categories``.
    public var leadings: [Double]

    /// Dynamic Type sizes from `xSmall` to `accessibility5`: the case names of `DynamicTypeSize`.
    public static var categories: [String] { table.categories }

    /// The category that nothing scales at.
    public static let defaultCategory = "large"

    /// All styles of the current device, largest first.
    public static var all: [TextStyleMetrics] { table.styles(on: .current).map { TextStyleMetrics($0) } }

    /// The metrics of a style on the current device; those of `body` for an unknown name.
    public static func style(_ name: String) -> TextStyleMetrics {
        let rows = table.styles(on: .current)
        let row = rows.first { $0.name == name } ?? rows.first { $0.name == "body" } ?? rows[0]
        return TextStyleMetrics(row)
    }

    /// Size in points at a Dynamic Type size; the default size for an unknown category.
    public func size(category: String = defaultCategory) -> Double { sizes[Self.index(of: category)] }

    /// Line distance in points as the guidelines print it.
    public func leading(category: String = defaultCategory) -> Double { leadings[Self.index(of: category)] }

    /// Points between two lines of the style: what the line distance has beyond the font's own height. Negative at the largest sizes.
    public func lineGap(category: String = defaultCategory) -> Double {
        leading(category: category) - SystemFontMetrics.shared.lineHeight * size(category: category)
    }

    private static func index(of category: String) -> Int {
        table.categories.firstIndex(of: category) ?? table.categories.firstIndex(of: defaultCategory) ?? 0
    }

    private init(_ row: TextStyleTable.Row) {
        name = row.name
        weight = row.weight
        emphasizedWeight = row.emphasizedWeight
        sizes = row.sizes
        leadings = row.leadings
    }

    private static let table: TextStyleTable = BundledData.read("text-styles")
}

private struct TextStyleTable: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        var name: String
        var weight: Double
        var emphasizedWeight: Double
        var sizes: [Double]
        var leadings: [Double]
    }

    struct Watch: Decodable, Sendable {
        struct Height: Decodable, Sendable {
            /// Points.
            var height: Double
        }

        var largeFrom: Height
    }

    var categories: [String]
    var styles: [Row]
    var watch: Watch
    var watchStyles: [Row]
    var largeWatchStyles: [Row]
    var macStyles: [Row]

    func styles(on device: DeviceTraits) -> [Row] {
        switch device.idiom {
        case .watch: device.screenSize.height < watch.largeFrom.height ? watchStyles : largeWatchStyles
        case .mac: macStyles
        case .phone, .pad, .vision: styles
        }
    }
}
