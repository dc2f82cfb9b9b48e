import Foundation
import Geometry
import Snapshot

/// A mesh gradient as small triangles.
enum MeshTriangles {
    /// Pieces per side of a cell.
    private static let pieces = 12
    private static let mostCells = 4096

    /// Triangles of three corners with six numbers each: x, y (device), red, green, blue, alpha.
    static func make(_ mesh: MeshPaint, matrix: CGAffineTransform, map: (RGBA) -> RGBA) -> [[Double]] {
        let (columns, rows) = (mesh.columns, mesh.rows)
        guard columns >= 2, rows >= 2, columns <= mostCells, rows <= mostCells, (columns - 1) * (rows - 1) <= mostCells,
            mesh.points.count >= columns * rows, mesh.colors.count >= columns * rows
        else { return [] }
        let points = mesh.points.prefix(columns * rows).map { point in
            CGPoint(
                x: mesh.bounds.minX + Double(point.x).finite * mesh.bounds.width, y: mesh.bounds.minY + Double(point.y).finite * mesh.bounds.height
            ).applying(matrix)
        }
        let colors = mesh.colors.prefix(columns * rows).map(map).map { [$0.red, $0.green, $0.blue, $0.alpha] }
        let grid = Grid(columns: columns, rows: rows, points: points, colors: colors, smooths: mesh.smoothsColors)
        var triangles: [[Double]] = []
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) { triangles += cell(grid, column, row) }
        }
        return triangles
    }

    private static func cell(_ grid: Grid, _ column: Int, _ row: Int) -> [[Double]] {
        let lines = (0...pieces).map { v in
            (0...pieces).map { u in grid.corner(column, row, Double(u) / Double(pieces), Double(v) / Double(pieces)) }
        }
        var triangles: [[Double]] = []
        for v in 0..<pieces {
            for u in 0..<pieces {
                let (a, b, c, d) = (lines[v][u], lines[v][u + 1], lines[v + 1][u], lines[v + 1][u + 1])
                triangles.append(a + b + c)
                triangles.append(b + d + c)
            }
        }
        return triangles
    }

    /// Smooth curves through the mesh's points (Catmull-Rom in both directions).
    private struct Grid {
        var columns: Int
        var rows: Int
        var points: [CGPoint]
        var colors: [[Double]]
        var smooths: Bool

        func corner(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> [Double] {
            let (wu, wv) = (Self.weights(u), Self.weights(v))
            var place = [0.0, 0.0]
            for j in 0..<4 {
                for i in 0..<4 {
                    let point = outerPoint(column + i - 1, row + j - 1)
                    place[0] += point.x * wu[i] * wv[j]
                    place[1] += point.y * wu[i] * wv[j]
                }
            }
            let (s, t) = smooths ? (u * u * (3 - 2 * u), v * v * (3 - 2 * v)) : (u, v)
            let low = row * columns + column
            let color = (0..<4).map { k in
                let top = colors[low][k] + (colors[low + 1][k] - colors[low][k]) * s
                let bottom = colors[low + columns][k] + (colors[low + columns + 1][k] - colors[low + columns][k]) * s
                return top + (bottom - top) * t
            }
            return place + color
        }

        /// A point of the grid; beyond its edge the grid goes on straight.
        private func outerPoint(_ column: Int, _ row: Int) -> CGPoint {
            if column < 0 { return mirrored(outerPoint(0, row), outerPoint(1, row)) }
            if column >= columns { return mirrored(outerPoint(columns - 1, row), outerPoint(columns - 2, row)) }
            if row < 0 { return mirrored(outerPoint(column, 0), outerPoint(column, 1)) }
            if row >= rows { return mirrored(outerPoint(column, rows - 1), outerPoint(column, rows - 2)) }
            return points[row * columns + column]
        }

        private func mirrored(_ edge: CGPoint, _ inner: CGPoint) -> CGPoint {
            CGPoint(x: 2 * edge.x - inner.x, y: 2 * edge.y - inner.y)
        }

        private static func weights(_ t: Double) -> [Double] {
            let (t2, t3) = (t * t, t * t * t)
            return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2]
        }
    }
}
