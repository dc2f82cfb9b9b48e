import CRaster
import Foundation
import Geometry

/// An opened font file.
final class Face: @unchecked Sendable {
    private let raster: OpaquePointer

    init?(path: String, index: Int) {
        guard let raster = cr_face_open(path, Int32(clamping: index)) else { return nil }
        self.raster = raster
    }

    deinit { cr_face_close(raster) }

    /// The coverage of a glyph; nil where it has no outline. `matrix` maps the em square to pixels.
    func mask(_ glyph: UInt32, _ matrix: CGAffineTransform, embolden: Double) -> CoverageMask? {
        var mask = cr_pixels()
        guard cr_glyph_mask(raster, glyph, cr_matrix(matrix), embolden, &mask) != 0 else { return nil }
        return CoverageMask(mask)
    }

    /// A colour bitmap at its origin, and the size of the em in its pixels.
    func bitmap(_ glyph: UInt32) throws -> (surface: Surface, em: Double)? {
        var bitmap = cr_pixels()
        var em = 0.0
        guard cr_glyph_bitmap(raster, glyph, &bitmap, &em) != 0, em > 0 else { return nil }
        defer { cr_free(bitmap.data) }
        let box = PixelBox(x0: Int(bitmap.x), y0: Int(bitmap.y), x1: Int(bitmap.x + bitmap.width), y1: Int(bitmap.y + bitmap.height))
        let surface = try Surface(box, cleared: false)
        cr_copy(surface.pixels, bitmap)
        return (surface, em)
    }

    /// The outline in ems, y down; nil where there is none.
    func outline(_ glyph: UInt32) -> [PathElement]? {
        var verbs: UnsafeMutablePointer<UInt8>?
        var numbers: UnsafeMutablePointer<Double>?
        var count: Int32 = 0
        guard cr_glyph_outline(raster, glyph, &verbs, &numbers, &count) != 0, let verbs, let numbers else { return nil }
        defer {
            cr_free(verbs)
            cr_free(numbers)
        }
        var used = 0
        func point() -> CGPoint {
            defer { used += 2 }
            return CGPoint(x: numbers[used], y: numbers[used + 1])
        }
        return (0..<Int(count)).map { index in
            switch cr_verb(UInt32(verbs[index])) {
            case CR_MOVE: return .move(to: point())
            case CR_LINE: return .line(to: point())
            case CR_QUAD:
                let control = point()
                return .quadCurve(to: point(), control: control)
            case CR_CURVE:
                let (first, second) = (point(), point())
                return .curve(to: point(), control1: first, control2: second)
            default: return .closeSubpath
            }
        }
    }
}
