import CRaster
import Foundation
import Geometry
import Snapshot

/// How the parts of a picture fall into a rectangle: all of it, or nine parts of which the corners keep their size.
struct PicturePieces {
    private struct Span {
        var sourceStart: Double
        var sourceLength: Double
        var targetStart: Double
        var targetLength: Double
        /// Whether the part keeps its size in this direction.
        var isFixed: Bool
    }

    private var columns: [Span]
    private var rows: [Span]
    private let tiles: Bool
    private let filter: cr_filter
    /// Target pixels per source pixel of parts that keep their size.
    private let zoom: CGSize

    /// `target` in pixels; `zoom`: target pixels per point.
    init(_ drawing: ImageDrawing, source: PixelBox, sourceScale: Double, target: CGRect, zoom: CGSize) {
        let insets = drawing.capInsets.count == 4 ? drawing.capInsets.map { max(0, $0.finite) } : [0, 0, 0, 0]
        tiles = drawing.resizing == .tile
        filter = drawing.interpolation.filter
        self.zoom = CGSize(width: zoom.width / sourceScale, height: zoom.height / sourceScale)
        columns = Self.spans(
            Double(source.width), insets[1] * sourceScale, insets[3] * sourceScale, target.minX, target.width, self.zoom.width)
        rows = Self.spans(
            Double(source.height), insets[0] * sourceScale, insets[2] * sourceScale, target.minY, target.height, self.zoom.height)
    }

    private static func spans(
        _ length: Double, _ before: Double, _ after: Double, _ start: Double, _ extent: Double, _ zoom: Double
    ) -> [Span] {
        let whole = Span(sourceStart: 0, sourceLength: length, targetStart: start, targetLength: extent, isFixed: false)
        guard before + after > 0, before + after < length else { return [whole] }
        let shrink = min(1, extent / ((before + after) * zoom))
        let (low, high) = (before * zoom * shrink, after * zoom * shrink)
        return [
            Span(sourceStart: 0, sourceLength: before, targetStart: start, targetLength: low, isFixed: true),
            Span(
                sourceStart: before, sourceLength: length - before - after, targetStart: start + low, targetLength: extent - low - high,
                isFixed: false),
            Span(sourceStart: length - after, sourceLength: after, targetStart: start + extent - high, targetLength: high, isFixed: true),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }

    func draw(_ picture: Surface, on surface: Surface) throws {
        let isWhole = columns.count == 1 && rows.count == 1
        for row in rows {
            for column in columns {
                let target = CGRect(x: column.targetStart, y: row.targetStart, width: column.targetLength, height: row.targetLength)
                let box = isWhole ? surface.box : PixelBox(nearest: target).intersection(surface.box)
                guard !box.isEmpty else { continue }
                try draw(picture, column, row, target, on: surface.pixels(in: box))
            }
        }
    }

    private func draw(_ picture: Surface, _ column: Span, _ row: Span, _ target: CGRect, on pixels: cr_pixels) throws {
        let source = [column.sourceStart, row.sourceStart, column.sourceLength, row.sourceLength]
        var place = [target.minX, target.minY, target.width, target.height].map(Double.init)
        guard tiles, !(column.isFixed && row.isFixed) else {
            guard cr_resample(pixels, picture.pixels, source, place, filter) != 0 else { throw PaintError.outOfMemory }
            return
        }
        func size(_ span: Span, _ zoom: Double) -> Int {
            PixelBox.whole(span.isFixed ? span.targetLength : span.sourceLength * zoom, .toNearestOrAwayFromZero)
        }
        let (x, y) = (PixelBox.whole(target.minX, .toNearestOrAwayFromZero), PixelBox.whole(target.minY, .toNearestOrAwayFromZero))
        let tile = PixelBox(x0: x, y0: y, x1: x + max(1, size(column, zoom.width)), y1: y + max(1, size(row, zoom.height)))
        guard tile.area <= 16_000_000 else {
            guard cr_resample(pixels, picture.pixels, source, place, filter) != 0 else { throw PaintError.outOfMemory }
            return
        }
        let surface = try Surface(tile, cleared: false)
        place = [Double(x), Double(y), Double(tile.width), Double(tile.height)]
        guard cr_resample(surface.pixels, picture.pixels, source, place, filter) != 0 else { throw PaintError.outOfMemory }
        cr_tile(pixels, surface.pixels)
    }
}
