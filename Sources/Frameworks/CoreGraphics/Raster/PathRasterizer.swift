import FoundationOverlay
import Geometry

/// Turns paths into coverage. Each row of pixels is cut into lines; along a line coverage is exact.
struct PathRasterizer {
    /// Lines per row of pixels.
    private static let linesPerRow = 8

    private struct Edge {
        var top: CGFloat
        var bottom: CGFloat
        var x: CGFloat
        var slope: CGFloat
        var winding: Int
    }

    private let edges: [Edge]
    private let evenOdd: Bool

    /// `elements` in pixels.
    private init(_ elements: [PathElement], evenOdd: Bool) {
        self.evenOdd = evenOdd
        edges = PathFlattening.polylines(of: elements, tolerance: 0.1).flatMap { line in
            zip(line.points, line.points.dropFirst() + line.points.prefix(1)).compactMap { Self.edge($0, $1) }
        }.sorted { $0.top < $1.top }
    }

    private static func edge(_ a: CGPoint, _ b: CGPoint) -> Edge? {
        guard a.y != b.y, [a.x, a.y, b.x, b.y].allSatisfy(\.isFinite) else { return nil }
        let (high, low) = a.y < b.y ? (a, b) : (b, a)
        return Edge(top: high.y, bottom: low.y, x: high.x, slope: (low.x - high.x) / (low.y - high.y), winding: a.y < b.y ? 1 : -1)
    }

    /// The coverage of a filled path inside a surface of `width` by `height` pixels.
    static func fill(_ elements: [PathElement], evenOdd: Bool, width: Int, height: Int) -> CoverageMask {
        let box = PathBounds.controlBounds(of: elements)
        guard !box.isNull, box.width.isFinite, box.height.isFinite else { return .empty }
        let x0 = Int(max(0, box.minX.rounded(.down)).clamped(to: CGFloat(width)))
        let x1 = Int(max(0, box.maxX.rounded(.up)).clamped(to: CGFloat(width)))
        let y0 = Int(max(0, box.minY.rounded(.down)).clamped(to: CGFloat(height)))
        let y1 = Int(max(0, box.maxY.rounded(.up)).clamped(to: CGFloat(height)))
        guard x1 > x0, y1 > y0 else { return .empty }
        let mask = CoverageMask(minX: x0, minY: y0, width: x1 - x0, height: y1 - y0, values: [])
        return PathRasterizer(elements, evenOdd: evenOdd).rasterize(mask)
    }

    private func rasterize(_ area: CoverageMask) -> CoverageMask {
        var mask = area
        mask.values = [UInt8](repeating: 0, count: area.width * area.height)
        var next = 0
        var active: [Edge] = []
        var row = [Float](repeating: 0, count: area.width)
        for y in 0..<area.height {
            let top = CGFloat(area.minY + y)
            while next < edges.count, edges[next].top < top + 1 {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.bottom <= top }
            guard !active.isEmpty else { continue }
            for index in row.indices { row[index] = 0 }
            for line in 0..<Self.linesPerRow {
                let at = top + (CGFloat(line) + 0.5) / CGFloat(Self.linesPerRow)
                addSpans(at: at, active, to: &row, origin: CGFloat(area.minX))
            }
            for x in 0..<area.width where row[x] > 0 {
                mask.values[y * area.width + x] = UInt8((min(row[x] / Float(Self.linesPerRow), 1) * 255).rounded())
            }
        }
        return mask
    }

    private func addSpans(at y: CGFloat, _ active: [Edge], to row: inout [Float], origin: CGFloat) {
        let crossings = active.filter { $0.top <= y && $0.bottom > y }
            .map { (x: $0.x + (y - $0.top) * $0.slope - origin, winding: $0.winding) }
            .sorted { $0.x < $1.x }
        var winding = 0
        for (index, crossing) in crossings.enumerated().dropLast() {
            winding += crossing.winding
            let isInside = evenOdd ? index % 2 == 0 : winding != 0
            if isInside { add(from: crossing.x, to: crossings[index + 1].x, to: &row) }
        }
    }

    private func add(from a: CGFloat, to b: CGFloat, to row: inout [Float]) {
        let (start, end) = (max(a, 0), min(b, CGFloat(row.count)))
        guard end > start else { return }
        let (first, last) = (Int(start), min(Int(end), row.count - 1))
        if first == last {
            row[first] += Float(end - start)
            return
        }
        row[first] += Float(CGFloat(first + 1) - start)
        for x in first + 1..<max(last, first + 1) { row[x] += 1 }
        row[last] += Float(end - CGFloat(last))
    }
}

extension CGFloat {
    fileprivate func clamped(to most: CGFloat) -> CGFloat { Swift.min(self, most) }
}
