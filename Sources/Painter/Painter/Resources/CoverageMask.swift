import CRaster
import Foundation

/// One byte of coverage a pixel: of a glyph around its origin, or of a path where it lies.
final class CoverageMask: @unchecked Sendable {
    let pixels: cr_pixels

    init(_ pixels: cr_pixels) { self.pixels = pixels }

    /// No coverage yet; nil where there is no memory.
    init?(_ box: PixelBox) {
        let stride = (box.width + 3) & ~3
        guard let memory = calloc(stride, box.height) else { return nil }
        pixels = cr_pixels(
            data: memory.assumingMemoryBound(to: UInt8.self), x: Int32(box.x0), y: Int32(box.y0), width: Int32(box.width),
            height: Int32(box.height), stride: Int32(stride))
    }

    deinit { cr_free(pixels.data) }

    var byteCount: Int { Int(pixels.width) * Int(pixels.height) + 64 }

    func box(x: Int, y: Int) -> PixelBox {
        PixelBox(x0: Int(pixels.x) + x, y0: Int(pixels.y) + y, x1: Int(pixels.x + pixels.width) + x, y1: Int(pixels.y + pixels.height) + y)
    }

    func pixels(x: Int, y: Int) -> cr_pixels {
        var moved = pixels
        moved.x += Int32(x)
        moved.y += Int32(y)
        return moved
    }
}
