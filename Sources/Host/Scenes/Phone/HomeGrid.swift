import Devices
import Foundation
import IsletModel

/// Where widgets lie on a Home Screen of four columns of icons: two columns of small widgets, three rows. Lengths in points.
struct HomeGrid: Equatable {
    /// Left edges.
    var columns: [Double]
    /// Upper edges.
    var rows: [Double]

    /// Finds a place for each widget, in the order given: from the top, small ones from the left.
    ///
    /// - Returns: The upper left corner of each; nil where the page is full or the family is not shown here.
    func places(for families: [WidgetFamily]) -> [CGPoint?] {
        var taken = Array(repeating: [false, false], count: rows.count)
        return families.map { family in
            guard let (width, height) = Self.cells(of: family), let cell = free(taken, width, height) else { return nil }
            for row in cell.row..<cell.row + height {
                for column in cell.column..<cell.column + width { taken[row][column] = true }
            }
            return CGPoint(x: columns[cell.column], y: rows[cell.row])
        }
    }

    private func free(_ taken: [[Bool]], _ width: Int, _ height: Int) -> (row: Int, column: Int)? {
        for row in 0..<rows.count where row + height <= rows.count {
            for column in 0..<columns.count where column + width <= columns.count {
                let cells = taken[row..<row + height].flatMap { $0[column..<column + width] }
                if !cells.contains(true) { return (row, column) }
            }
        }
        return nil
    }

    private static func cells(of family: WidgetFamily) -> (width: Int, height: Int)? {
        switch family {
        case .systemSmall: (1, 1)
        case .systemMedium: (2, 1)
        case .systemLarge: (2, 2)
        case .systemExtraLargePortrait: (2, 3)
        default: nil
        }
    }
}

/// How widgets are spread over the pages of a Home Screen.
public enum HomePages {
    /// The page of each widget, from 0, where they are placed one after the other; nil where no page shows the family.
    public static func pages(of families: [WidgetFamily], device: Device, os: OSVersion) -> [Int?] {
        guard let grid = HomeScreenMetrics.standard.grid(of: device, os: os) else { return families.map { _ in nil } }
        var pages: [[WidgetFamily]] = [[]]
        return families.map { family in
            guard grid.places(for: [family])[0] != nil else { return nil }
            if let page = pages.firstIndex(where: { grid.places(for: $0 + [family]).last.map { $0 != nil } ?? false }) {
                pages[page].append(family)
                return page
            }
            pages.append([family])
            return pages.count - 1
        }
    }
}
