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

    struct Row: Decodable, Sendable {
        var screen: [Double]
        var scale: Double?
        var safeAreaTop: Double?
        var os: [OSVersion]
        var columns: [Double]
        var rows: [Double]

        func fits(_ device: Device, _ version: OSVersion) -> Bool {
            screen == [device.screen.width, device.screen.height] && os.contains(version) && (scale ?? device.scale) == device.scale
                && (safeAreaTop ?? device.safeAreaTop) == device.safeAreaTop
        }
    }

    var label: Label
    var dock: Dock
    var pages: Pages
    var unknownGrid: UnknownGrid
    var grids: [Row]

    /// Where widgets can lie on this device: left edges of the two columns, upper edges of the rows.
    func grid(of device: Device, os: OSVersion) -> HomeGrid? {
        guard let small = device.families[.systemSmall]?.device, let medium = device.families[.systemMedium]?.device else { return nil }
        if let row = grids.first(where: { $0.fits(device, os) }) { return HomeGrid(columns: row.columns, rows: row.rows) }
        let left = (device.screen.width - medium.width) / 2
        let top = device.safeAreaTop + unknownGrid.belowSafeArea
        let rows = (0..<3).map { top + Double($0) * (small.height + unknownGrid.rowGap) }
        return HomeGrid(columns: [left, left + medium.width - small.width], rows: rows)
    }
}
