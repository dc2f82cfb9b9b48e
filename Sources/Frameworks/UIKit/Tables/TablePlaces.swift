import CoreGraphics
import FoundationOverlay

/// Where the rows of a table lie below its upper edge, in points.
struct TablePlaces {
    struct Section {
        var header: CGFloat
        var rows: [CGFloat]
        var footer: CGFloat
    }

    struct Place {
        var minY: CGFloat
        var height: CGFloat
        var maxY: CGFloat { minY + height }
    }

    private(set) var headers: [Place] = []
    private(set) var rows: [[Place]] = []
    private(set) var footers: [Place] = []
    private(set) var end: CGFloat

    init(sections: [Section], top: CGFloat) {
        end = top
        for section in sections {
            headers.append(next(section.header))
            rows.append(section.rows.map { next($0) })
            footers.append(next(section.footer))
        }
    }

    private mutating func next(_ height: CGFloat) -> Place {
        defer { end += height }
        return Place(minY: end, height: height)
    }

    func paths(from top: CGFloat, to bottom: CGFloat) -> Set<IndexPath> {
        var found: Set<IndexPath> = []
        for (section, places) in rows.enumerated() {
            guard let first = places.first, let last = places.last, last.maxY > top, first.minY < bottom else { continue }
            var row = firstRow(in: places, below: top)
            while row < places.count, places[row].minY < bottom {
                found.insert(IndexPath(row: row, section: section))
                row += 1
            }
        }
        return found
    }

    func path(at y: CGFloat) -> IndexPath? { paths(from: y, to: y + 0.001).min() }

    /// Found by halves: tables may have very many rows.
    private func firstRow(in places: [Place], below y: CGFloat) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].maxY > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
