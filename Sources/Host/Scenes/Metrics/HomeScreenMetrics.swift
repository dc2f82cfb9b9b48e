import Devices
import Foundation
import IsletModel

/// Where things lie on the Home Screen. Lengths in points.
struct HomeScreenMetrics: Decodable, Sendable {
    static let standard: HomeScreenMetrics = SceneData.load("home-screen")

    struct Label: Decodable, Sendable {
        @Sourced var size: Double
        @Sourced var weight: Double
        /// Below the lower edge of the widget.
        @Sourced var baseline: Double
    }

    struct Dock: Decodable, Sendable {
        @Sourced var side: Double
        @Sourced var bottom: Double
        @Sourced var height: Double
        @Sourced var cornerRadius: Double
    }

    struct Icon: Decodable, Sendable {
        @Sourced var side: Double
        @Sourced var gap: Double
        /// Radius of the corners for a side of 1.
        @Sourced var cornerShare: Double
        /// How many find room in the dock.
        @Sourced var most: Int
    }

    struct Pages: Decodable, Sendable {
        @Sourced var width: Double
        @Sourced var height: Double
        @Sourced var aboveDock: Double
    }

    /// For screens without a measured grid.
    struct UnknownGrid: Decodable, Sendable {
        @Sourced var belowSafeArea: Double
        @Sourced var rowGap: Double
    }

    /// The devices a row is for.
    struct Screen: Decodable, Sendable {
        var screen: [Double]
        var scale: Double?
        var safeAreaTop: Double?

        func fits(_ device: Device) -> Bool {
            screen == [device.screen.width, device.screen.height] && (scale ?? device.scale) == device.scale
                && (safeAreaTop ?? device.safeAreaTop) == device.safeAreaTop
        }
    }

    /// A measured grid.
    struct Row: Decodable, Sendable {
        var os: [OSVersion]
        var columns: [Double]
        var rows: [Double]
        var screen: Screen

        private enum CodingKeys: String, CodingKey { case os, columns, rows }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            os = try container.decode([OSVersion].self, forKey: .os)
            columns = try container.decode([Double].self, forKey: .columns)
            rows = try container.decode([Double].self, forKey: .rows)
            screen = try Screen(from: decoder)
        }
    }

    /// The upper edge of the first row of a grid that the frames of the families give.
    struct FirstRow: Decodable, Sendable {
        var value: Double
        var screen: Screen

        private enum CodingKeys: String, CodingKey { case value }

        init(from decoder: any Decoder) throws {
            value = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .value)
            screen = try Screen(from: decoder)
        }
    }

    var label: Label
    var dock: Dock
    var icon: Icon
    var pages: Pages
    var unknownGrid: UnknownGrid
    var firstRows: [FirstRow]
    var grids: [Row]

    /// Where widgets can lie on this device: left edges of the two columns, upper edges of the rows.
    func grid(of device: Device, os: OSVersion) -> HomeGrid? {
        let families = device.families(os: os)
        guard let small = families[.systemSmall]?.device, let medium = families[.systemMedium]?.device else { return nil }
        if let row = grids.first(where: { $0.os.contains(os) && $0.screen.fits(device) }) { return HomeGrid(columns: row.columns, rows: row.rows) }
        let left = Double(device.screen.width - medium.width) / 2
        let columns = [left, left + Double(medium.width - small.width)]
        let top = firstRows.first { $0.screen.fits(device) }?.value
        if let top, let large = families[.systemLarge]?.device {
            return HomeGrid(columns: columns, rows: (0..<3).map { top + Double($0) * Double(large.height - small.height) })
        }
        let first = device.safeAreaTop + unknownGrid.belowSafeArea
        return HomeGrid(columns: columns, rows: (0..<3).map { first + Double($0) * (Double(small.height) + unknownGrid.rowGap) })
    }
}
