import CRaster
import Foundation

/// Pictures side by side and below each other, as one.
public enum PictureSheet {
    /// - Parameters:
    ///   - rows: From the top; pictures of a row from the left, their upper edges in line.
    ///   - gap: Pixels between two pictures, and around all.
    /// - Throws: ``PaintError`` where the sheet would be too large.
    public static func composed(_ rows: [[PaintedImage]], gap: Int) throws -> PaintedImage {
        let width = rows.map { row in row.reduce(gap) { $0 + $1.width + gap } }.max() ?? 0
        let height = rows.reduce(gap) { $0 + ($1.map(\.height).max() ?? 0) + gap }
        guard width > 0, height > 0, width <= PixelBox.farthest, height <= PixelBox.farthest, width * height <= mostPixels else {
            throw PaintError.unpaintableSize(width: Double(width), height: Double(height), scale: 1)
        }
        let sheet = try Surface(PixelBox(x0: 0, y0: 0, x1: width, y1: height))
        var y = gap
        for row in rows {
            var x = gap
            for picture in row {
                var pixels = picture.surface.pixels
                (pixels.x, pixels.y) = (Int32(x), Int32(y))
                cr_copy(sheet.pixels(in: PixelBox(x0: x, y0: y, x1: x + picture.width, y1: y + picture.height)), pixels)
                x += picture.width + gap
            }
            y += (row.map(\.height).max() ?? 0) + gap
        }
        return PaintedImage(surface: sheet, diagnostics: rows.joined().flatMap(\.diagnostics))
    }

    private static let mostPixels = 200_000_000
}
